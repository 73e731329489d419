/// How large a part of the code is.
public struct CodeSize: Hashable, Codable, Sendable {
    public let files: Int
    public let codeLines: Int
    /// `nil` if they were not counted, as in a shared layer.
    public let types: Int?
    /// The references from one type to another, as declared; `nil` if they were not looked for.
    public let edges: Int?

    public init(files: Int, codeLines: Int, types: Int?, edges: Int?) {
        self.files = files
        self.codeLines = codeLines
        self.types = types
        self.edges = edges
    }

    /// In the order in which they are told.
    public enum Measure: CaseIterable, Sendable {
        case codeLines, files, types, edges
    }

    public subscript(measure: Measure) -> Int? {
        switch measure {
        case .codeLines: codeLines
        case .files: files
        case .types: types
        case .edges: edges
        }
    }
}
