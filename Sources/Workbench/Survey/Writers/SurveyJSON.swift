import Foundation

/// A survey or its graph for programs: keys in alphabetical order, no machine's paths.
public enum SurveyJSON {
    /// Every figure.
    public static func text(for survey: Survey) throws -> String { try text(of: SurveyDocument(survey)) }

    /// Every node and edge.
    public static func text(for graph: SurveyGraph) throws -> String { try text(of: GraphDocument(graph)) }
}

extension SurveyJSON {
    private static func text(of document: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    }
}
