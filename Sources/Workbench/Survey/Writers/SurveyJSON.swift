import Foundation

/// A survey for programs: every figure, keys in alphabetical order, no machine's paths.
public enum SurveyJSON {
    public static func text(for survey: Survey) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(SurveyDocument(survey)), as: UTF8.self) + "\n"
    }
}
