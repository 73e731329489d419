@_spi(RawSyntax) import Declarations
@_spi(RawSyntax) import Parsing

/// All that a graph needs to know of one file: what it declares, and what it mentions.
///
/// The file's tree need not be kept for it.
public struct NamesInFile: Sendable {
    public let declarations: FileDeclarations
    /// The first of those that stand in the same type and can only mean the same.
    let mentions: [Mention]

    /// `declarations` has what the file declares, where that is known already.
    public init(_ file: ParsedFile, declarations: FileDeclarations? = nil) {
        self.declarations = declarations ?? FileDeclarations(file)
        mentions = Self.mentions(in: file, isBrief: true)
    }

    /// Relative to the subject's root.
    public var path: String { declarations.path }

    static func mentions(in file: ParsedFile, isBrief: Bool = false) -> [Mention] {
        var collector = MentionCollector(file: file, isBrief: isBrief)
        collector.walk(file.tree)
        return collector.mentions
    }
}
