@_spi(RawSyntax) import Declarations
import Index
@_spi(RawSyntax) import Parsing
import Support

/// All that a graph needs to know of one file: what it declares, and what it refers to.
///
/// The file's tree need not be kept for it.
public struct NamesInFile: Sendable {
    public let declarations: FileDeclarations
    /// For the syntax engine, and of an indexed file what its index lacks.
    private(set) var mentions: [Mention]
    /// For the index engine.
    private(set) var indexed: IndexedSource?

    /// Told from syntax; of mentions that stand in one type and can only mean the same, a brief one keeps the first.
    ///
    /// `declarations` has what the file declares, if that is known already.
    public init(_ file: ParsedFile, declarations: FileDeclarations? = nil, isBrief: Bool = true) {
        var collector = MentionCollector(file: file, isBrief: isBrief)
        collector.walk(file.tree)
        self.declarations = declarations ?? FileDeclarations(file)
        mentions = collector.mentions
        indexed = nil
    }

    /// Told from the compiler's index, for which an outline of the file is enough.
    public init(_ file: ParsedFile, declarations: FileDeclarations? = nil, index: IndexedFile) {
        let declarations = declarations ?? FileDeclarations(file)
        self.declarations = declarations
        var collector = MentionCollector(file: file)
        if file.text.contains("throws") || file.text.contains("#if") { collector.walk(file.tree) }
        mentions = collector.mentions.compactMap { mention in
            var mention = mention
            mention.isLeftOut = mention.branch.map { !index.hasSomething(in: $0) } ?? false
            return mention.isUnindexed || mention.isLeftOut ? mention : nil
        }
        indexed = IndexedSource(file, declarations: declarations, index: index)
    }

    /// The names with what the index tells of the file, which the other reading has if it tells anything.
    public func joined(toIndexOf other: NamesInFile?) -> NamesInFile {
        guard let other else { return self }
        var names = self
        names.indexed = other.indexed
        let lacking = Set(other.mentions.map(\.position))
        names.mentions = mentions.filter { !$0.isUnindexed && !lacking.contains($0.position) } + other.mentions
        return names
    }

    /// The first parts of the names that the file speaks of; few if only the index was asked.
    public var firstNames: Set<String> { Set(mentions.compactMap(\.path.first)) }

    /// The module that the compiler made of the file; `nil` without an index.
    public var module: String? { indexed?.index.module }

    /// Relative to the subject's root.
    public var path: String { declarations.path }
}

extension IndexedFile {
    /// Of a branch that the build did not take the index has nothing.
    fileprivate func hasSomething(in extent: DeclarationExtent) -> Bool {
        let first = occurrences.partitioningIndex { $0.position >= extent.start }
        return first < occurrences.endIndex && extent.contains(occurrences[first].position)
    }
}
