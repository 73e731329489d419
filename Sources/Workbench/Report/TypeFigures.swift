import Declarations
import Lines

/// One type of an architecture, with its extensions.
public struct TypeFigures: Hashable, Codable, Sendable {
    /// With the names of the types around it: `Outer.Inner`.
    public let name: String

    public let kind: TypeKind

    public let role: String?

    /// Where it is declared, relative to the subject's root.
    public let file: String

    /// The line of its name.
    public let line: Int

    /// From its first attribute to its closing brace, its extensions added; a nested type's are its outer type's too.
    public let lines: LineCounts

    public init(name: String, kind: TypeKind, role: String?, file: String, line: Int, lines: LineCounts) {
        self.name = name
        self.kind = kind
        self.role = role
        self.file = file
        self.line = line
        self.lines = lines
    }
}
