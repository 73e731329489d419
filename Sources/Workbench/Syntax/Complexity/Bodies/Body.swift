import Parsing

/// A piece of code that runs as one, with its complexity.
public struct Body: Hashable, Sendable {
    /// As a reader would say it: `load(_:)`, `init(name:)`, `count.get`, `subscript(_:).set`, `main.swift`.
    public let name: String
    public let kind: BodyKind
    /// The qualified name of the type or extended type around it, as in `Declarations`; `nil` outside types.
    public let type: String?
    /// The path of the file, relative to the subject's root.
    public let file: String
    /// Where the name stands, or the word that stands for it: `init`, `set`; of top-level code, its first statement.
    public let position: SourcePosition
    /// Where the first attribute of its declaration stands; of top-level code, its first statement.
    public let start: SourcePosition
    /// Behind the last character of its declaration; of top-level code, of the last statement.
    public let end: SourcePosition
    public let cyclomatic: CyclomaticComplexity
    /// How hard the body is to follow: breaks in its linear flow, the nested ones weighing more.
    ///
    /// Campbell, SonarSource 2018. Local functions and closures count in the outermost body, one level deeper: `nil`
    /// for them.
    public let cognitive: Int?

    public var lines: ClosedRange<Int> { start.line...end.line }

    /// Whether it lies in another body, as a local function does.
    public var isNested: Bool { cognitive == nil }
}
