import Support

/// A survey or its graph for programs: keys in alphabetical order, no machine's paths.
public enum SurveyJSON {
    /// Every figure.
    public static func text(for survey: Survey) throws -> String { try JSONText.text(for: SurveyDocument(survey)) }

    /// Every node and edge.
    public static func text(for graph: SurveyGraph) throws -> String { try JSONText.text(for: GraphDocument(graph)) }
}
