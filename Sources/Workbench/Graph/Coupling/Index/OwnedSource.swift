import Declarations
import Parsing
import Support

/// One file's source and index, with the numbers of the nodes that own what stands in it.
struct OwnedSource: Sendable {
    let source: IndexedSource
    /// The name of the module that the file belongs to.
    let module: String
    /// The number of the file's own node, which owns what lies outside every part.
    let file: Int
    /// The types and extensions at the top level, in the order of the file; none overlap.
    private var parts: [Part]

    /// All that is nested in a type belongs to the outermost one.
    private struct Part {
        let extent: DeclarationExtent
        /// The USR of the extended type; `nil` for a type.
        let extendedSymbol: String?
        /// `nil` for an extension of a type that is not known yet, or is another module's.
        var owner: Int?
    }

    /// `nil` if the file does not belong to the module; `numbers` has those of all nodes, `unindexed` the files without an
    /// index.
    init?(_ source: IndexedSource, of symbols: ModuleSymbols, numbers: [Node: Int], unindexed: Set<String>) {
        let declarations = source.declarations
        guard let file = symbols.fileNodes[declarations.path].flatMap({ numbers[$0] }) else { return nil }
        self.source = source
        self.file = file
        module = symbols.module
        let types = declarations.types.filter(\.isOutermost).map { type in
            let node = symbols.node(ofType: type.name, declaredIn: declarations.path)
            return Part(extent: type.extent, extendedSymbol: nil, owner: node.flatMap { numbers[$0] })
        }
        let extensions = declarations.extensions.map { addition in
            // No index tells the USR of a type that is declared in such a file, so its name has to do.
            let node = symbols.node(ofType: addition.extendedType, seenFrom: declarations.path)
            return Part(
                extent: addition.extent,
                extendedSymbol: source.extendedSymbols[addition.position],
                owner: node.flatMap { unindexed.contains($0.file) ? numbers[$0] : nil }
            )
        }
        parts = (types + extensions).sorted { $0.extent.start < $1.extent.start }
    }

    func owner(of position: SourcePosition) -> Int {
        let last = parts.partitioningIndex(where: { $0.extent.start > position }) - 1
        guard last >= 0, position < parts[last].extent.end else { return file }
        return parts[last].owner ?? file
    }

    /// Gives each extension to its type if `number` knows it by its USR.
    mutating func addExtensions(number: (String) -> Int?) {
        for place in parts.indices where parts[place].owner == nil {
            parts[place].owner = parts[place].extendedSymbol.flatMap(number)
        }
    }
}
