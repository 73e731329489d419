/// How large a part of the code is.
public struct CodeSize: Hashable, Codable, Sendable {
    public let files: Int
    public let codeLines: Int
    /// `nil` if they were not counted, as in a shared layer.
    public let types: Int?
    /// The references from one type to another, as declared; `nil` if they were not looked for.
    public let edges: Int?
    /// What else was asked for, by the names that it was asked for by; `nil` if nothing was.
    public let figures: [String: Figure]?

    public init(files: Int, codeLines: Int, types: Int?, edges: Int?, figures: [String: Figure]? = nil) {
        self.files = files
        self.codeLines = codeLines
        self.types = types
        self.edges = edges
        self.figures = figures
    }
}
