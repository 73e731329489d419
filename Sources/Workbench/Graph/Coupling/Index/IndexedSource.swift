import Declarations
import Index
import Parsing
import SwiftSyntax

/// One file's source and its index, joined: what stands at a position belongs to a node of the graph.
///
/// The file's tree need not be kept for it.
public struct IndexedSource: Sendable {
    let declarations: FileDeclarations
    let index: IndexedFile
    let parts: TopLevelParts
    /// The numbers of the symbols that the file's extensions extend, by the position of the name.
    private(set) var extendedSymbols: [SourcePosition: Int] = [:]
    /// The type aliases that the file declares, and where.
    private(set) var aliases: [Alias] = []
    /// Where a macro is expanded: whatever that makes stands at the macro's `@` or `#` in the index.
    private var macros: Set<SourcePosition> = []

    struct Alias: Sendable {
        let usr: String
        let start: SourcePosition
        let end: SourcePosition
    }

    /// An outline of the file is enough.
    public init(_ file: ParsedFile, index: IndexedFile) {
        self.init(file, declarations: FileDeclarations(file), index: index)
    }

    init(_ file: ParsedFile, declarations: FileDeclarations, index: IndexedFile) {
        self.declarations = declarations
        self.index = index
        parts = TopLevelParts(of: file)
        let names = parts.extensionNames
        for occurrence in index.occurrences {
            if extends(occurrence, at: names), extendedSymbols[occurrence.position] == nil {
                extendedSymbols[occurrence.position] = occurrence.symbol
            }
            if occurrence.roles.contains(.implicit), file.isMacro(at: occurrence.position) {
                macros.insert(occurrence.position)
            }
            if let alias = alias(by: occurrence, in: file) { aliases.append(alias) }
        }
    }

    /// The module that the compiler made of the file.
    public var module: String { index.module }

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
    /// Whether it is the name of an extended type; where the extension is empty, the index does not say so.
    private func extends(_ occurrence: Occurrence, at names: Set<SourcePosition>) -> Bool {
        index.relations(of: occurrence).contains { $0.roles.contains(.extendedBy) }
            || occurrence.roles.contains(.reference) && symbol(of: occurrence).kind.isType
                && names.contains(occurrence.position)
    }

    private func alias(by occurrence: Occurrence, in file: ParsedFile) -> Alias? {
        let symbol = symbol(of: occurrence)
        guard symbol.kind == .typealias, occurrence.roles.contains(.definition),
            let alias = file.token(at: occurrence.position)?.parent?.as(TypeAliasDeclSyntax.self)
        else { return nil }
        let end = file.lines.position(atOffset: alias.endPositionBeforeTrailingTrivia.utf8Offset)
        return Alias(usr: symbol.usr, start: file.location(of: alias), end: end)
    }
}

extension ParsedFile {
    fileprivate func token(at position: SourcePosition) -> TokenSyntax? {
        offset(of: position).flatMap { tree.token(at: AbsolutePosition(utf8Offset: $0)) }
    }

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
    var position: SourcePosition { SourcePosition(line: line, column: column) }
}
