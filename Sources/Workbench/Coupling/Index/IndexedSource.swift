import Index
import Parsing
import SwiftSyntax

/// One file's source and its index, joined: what stands at a position belongs to a node of the graph.
struct IndexedSource: Sendable {
    let path: String
    let index: IndexedFile

    private let symbols: ModuleSymbols
    private let parts: TopLevelParts

    /// The numbers of the symbols that the file's extensions extend, by the position of the name.
    private let extendedSymbols: [SourcePosition: Int]

    /// Where a macro is expanded: whatever that makes stands at the macro's `@` or `#` in the index.
    private let macros: Set<SourcePosition>

    /// The type aliases that the file declares, and where.
    let aliases: [Alias]

    struct Alias: Sendable {
        let usr: String
        let start: SourcePosition
        let end: SourcePosition
    }

    init(_ file: ParsedFile, of symbols: ModuleSymbols, index: IndexedFile) {
        path = file.path
        self.index = index
        self.symbols = symbols
        parts = TopLevelParts(of: file)
        let names = parts.extensionNames
        extendedSymbols = Dictionary(
            index.occurrences.filter { $0.extends(in: index, at: names) }.map { ($0.position, $0.symbol) },
            uniquingKeysWith: { first, _ in first }
        )
        macros = Set(index.occurrences.filter { $0.roles.contains(.implicit) }.map(\.position))
            .filter(file.isMacro)
        aliases = Self.aliases(in: file, index: index)
    }

    /// Where the file's node is missing the file is none of the module's.
    var fileNode: Node? { symbols.fileNodes[path] }

    /// The node that owns a position, where `types` knows the nodes of the types that are declared so far.
    ///
    /// An extension belongs to its type when that is one of the same module, and to the file otherwise.
    func owner(of position: SourcePosition, types: [String: Node]) -> Node? {
        switch parts.part(at: position)?.owner {
        case .type(let name): symbols.node(ofType: name, declaredIn: path) ?? fileNode
        case .extensionOfType(let name): extendedNode(at: name, types: types) ?? fileNode
        case nil: fileNode
        }
    }

    func isMacro(_ occurrence: Occurrence) -> Bool {
        occurrence.roles.contains(.implicit) && macros.contains(occurrence.position)
    }

    func usr(of occurrence: Occurrence) -> String { index.symbols[occurrence.symbol].usr }
}

extension IndexedSource {
    private static func aliases(in file: ParsedFile, index: IndexedFile) -> [Alias] {
        index.occurrences.compactMap { occurrence in
            let symbol = index.symbols[occurrence.symbol]
            guard symbol.kind == .typealias, occurrence.roles.contains(.definition),
                let token = file.token(at: occurrence.position),
                let alias = token.parent?.as(TypeAliasDeclSyntax.self)
            else { return nil }
            let end = file.lines.position(atOffset: alias.endPositionBeforeTrailingTrivia.utf8Offset)
            return Alias(usr: symbol.usr, start: file.location(of: alias), end: end)
        }
    }

    private func extendedNode(at name: SourcePosition, types: [String: Node]) -> Node? {
        guard let symbol = extendedSymbols[name] else { return nil }
        let node = types[index.symbols[symbol].usr]
        return node?.module == symbols.module ? node : nil
    }
}

extension ParsedFile {
    fileprivate func token(at position: SourcePosition) -> TokenSyntax? {
        offset(of: position).flatMap { tree.token(at: AbsolutePosition(utf8Offset: $0)) }
    }

    /// Whether an attribute or a macro's expansion starts there; few places do, so the byte is looked at first.
    fileprivate func isMacro(at position: SourcePosition) -> Bool {
        guard let offset = offset(of: position) else { return false }
        let byte = text.utf8[text.utf8.index(text.utf8.startIndex, offsetBy: offset)]
        guard [UInt8(ascii: "@"), UInt8(ascii: "#")].contains(byte) else { return false }
        return [.atSign, .pound].contains(token(at: position)?.tokenKind)
    }

    /// None where the index is damaged, and the position is outside the file.
    private func offset(of position: SourcePosition) -> Int? {
        guard let offset = lines.offset(of: position), (0..<text.utf8.count).contains(offset) else { return nil }
        return offset
    }
}

extension Occurrence {
    /// Whether it is the name of an extended type; where the extension is empty, the index does not say so.
    fileprivate func extends(in file: IndexedFile, at names: Set<SourcePosition>) -> Bool {
        relations.contains { $0.roles.contains(.extendedBy) }
            || roles.contains(.reference) && file.symbols[symbol].kind.isType && names.contains(position)
    }

    var position: SourcePosition { SourcePosition(line: line, column: column) }

    /// Whether it is an accessor's, which is left out: whoever uses one uses its property.
    var isAccessor: Bool { relations.contains { $0.roles.contains(.accessorOf) } }
}
