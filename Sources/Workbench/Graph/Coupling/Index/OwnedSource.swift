import Parsing

/// One file's source and index, with the numbers of the nodes that own what stands in it.
struct OwnedSource: Sendable {
    let source: IndexedSource
    /// The name of the module that the file belongs to.
    let module: String
    /// The number of the file's own node, which owns what lies outside every part.
    let file: Int
    /// Of each part; `nil` for an extension of a type that is not known yet, or is another module's.
    private var owners: [Int?]

    /// `nil` if the file is none of the module's; `numbers` has those of all nodes.
    init?(_ source: IndexedSource, of symbols: ModuleSymbols, numbers: [Node: Int]) {
        guard let file = symbols.fileNodes[source.path].flatMap({ numbers[$0] }) else { return nil }
        self.source = source
        self.file = file
        module = symbols.module
        owners = source.parts.parts.map { part in
            guard case .type(let name) = part.owner else { return nil }
            return symbols.node(ofType: name, declaredIn: source.path).flatMap { numbers[$0] }
        }
    }

    func owner(of position: SourcePosition) -> Int {
        source.parts.part(at: position).flatMap { owners[$0] } ?? file
    }

    /// Gives each extension to its type where `number` knows it by its USR.
    mutating func addExtensions(number: (String) -> Int?) {
        for (place, part) in source.parts.parts.enumerated() where owners[place] == nil {
            guard case .extensionOfType(let name) = part.owner, let symbol = source.extendedSymbols[name] else {
                continue
            }
            owners[place] = number(source.index.symbols[symbol].usr)
        }
    }
}
