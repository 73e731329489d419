import Declarations
import Parsing

/// All that a graph needs to know of one file: what it declares, and what it mentions. Its tree need not be kept.
public struct FileNames: Sendable {
    public let declarations: FileDeclarations

    let mentions: [Mention]

    public init(_ file: ParsedFile) {
        declarations = FileDeclarations(file)
        mentions = Self.mentions(in: file)
    }

    /// Relative to the subject's root.
    public var path: String { declarations.path }

    static func mentions(in file: ParsedFile) -> [Mention] {
        let collector = MentionCollector(file: file)
        collector.walk(file.tree)
        return collector.mentions
    }
}
