import Declarations
import Index
import Parsing

/// One file's declarations and its index, joined: what stands at a position belongs to a node of the graph.
struct IndexedSource: Sendable {
    let declarations: FileDeclarations
    let index: IndexedFile
    /// The USRs of the types that the file's extensions extend, by the position of the name.
    private(set) var extendedSymbols: [SourcePosition: String] = [:]
    /// Where the type aliases go that the file declares, by their USRs.
    private(set) var aliases: [String: DeclarationExtent] = [:]
    /// Where a macro is expanded: whatever that makes stands at the macro's `@` or `#` in the index.
    private var macros: Set<SourcePosition> = []

    /// An outline of the file is enough.
    init(_ file: ParsedFile, declarations: FileDeclarations, index: IndexedFile) {
        let index = index.outside(declarations.previews)
        self.declarations = declarations
        self.index = index
        let extended = Set(declarations.extensions.map(\.position))
        let declared = (declarations.aliases + declarations.innerAliases).map { ($0.position, $0.extent) }
        let aliasExtents = Dictionary(declared) { first, _ in first }
        for occurrence in index.occurrences {
            let symbol = symbol(of: occurrence)
            if extends(occurrence, at: extended), extendedSymbols[occurrence.position] == nil {
                extendedSymbols[occurrence.position] = symbol.usr
            }
            if occurrence.roles.contains(.implicit), file.isMacro(at: occurrence.position) {
                macros.insert(occurrence.position)
            }
            if symbol.kind == .typealias, occurrence.roles.contains(.definition) {
                aliases[symbol.usr] = aliasExtents[occurrence.position]
            }
        }
    }

    /// Relative to the subject's root.
    var path: String { declarations.path }

    func isMacro(_ occurrence: Occurrence) -> Bool {
        occurrence.roles.contains(.implicit) && macros.contains(occurrence.position)
    }

    /// Whether it is an accessor's, which is left out: whoever uses one uses its property.
    func isAccessor(_ occurrence: Occurrence) -> Bool {
        index.relations(of: occurrence).contains { $0.roles.contains(.accessorOf) }
    }

    func symbol(of occurrence: Occurrence) -> IndexedSymbol { index.symbols[occurrence.symbol] }
}

extension IndexedSource {
    /// Whether it is the name of an extended type, which the index does not say if the extension is empty.
    private func extends(_ occurrence: Occurrence, at names: Set<SourcePosition>) -> Bool {
        index.relations(of: occurrence).contains { $0.roles.contains(.extendedBy) }
            || occurrence.roles.contains(.reference) && symbol(of: occurrence).kind.isType
                && names.contains(occurrence.position)
    }
}

extension IndexedFile {
    /// The file without what occurs in the extents.
    fileprivate func outside(_ extents: [DeclarationExtent]) -> IndexedFile {
        if extents.isEmpty { return self }
        return keeping { occurrence in !extents.contains { $0.contains(occurrence.position) } }
    }
}

extension ParsedFile {
    /// Whether an attribute or a macro's expansion starts there, and not a literal with hashes around it.
    fileprivate func isMacro(at position: SourcePosition) -> Bool {
        guard let offset = offset(of: position) else { return false }
        let bytes = text.utf8[text.utf8.index(text.utf8.startIndex, offsetBy: offset)...]
        guard bytes.first == UInt8(ascii: "#") else { return bytes.first == UInt8(ascii: "@") }
        return bytes.dropFirst().first.map { !Self.afterHash.contains($0) } ?? false
    }

    /// What stands after the first hash of a string or a regex literal.
    private static let afterHash = [UInt8(ascii: "#"), UInt8(ascii: "\""), UInt8(ascii: "/")]

    /// `nil` if the index is damaged, and the position is outside the file.
    private func offset(of position: SourcePosition) -> Int? {
        guard let offset = lines.offset(of: position), (0..<text.utf8.count).contains(offset) else { return nil }
        return offset
    }
}

extension Occurrence {
    public var position: SourcePosition { SourcePosition(line: line, column: column) }
}
