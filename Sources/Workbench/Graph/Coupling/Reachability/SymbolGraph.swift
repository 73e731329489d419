import Index
import Support

/// Which symbols lead to which others when they run, as far as the index tells: bodies, not values, are followed.
///
/// What stands in a function leads on from the function. A property leads to its accessors. An initialiser leads to its
/// type's stored properties, whose initial values it runs, and a type to the class it inherits from. A requirement of a
/// protocol leads nowhere: whoever keeps the promise is another's choice.
public struct SymbolGraph: Sendable {
    private var numbers: [String: Int] = [:]
    private var successors: [Set<Int>] = []

    public init(of files: [IndexedFile]) {
        for file in files { add(file) }
        addInitialValues(of: files)
    }

    /// Whether any of the targets can be reached from any of the given symbols, these included; all by their USRs.
    public func reaches(from starts: some Sequence<String>, any targets: Set<String>) -> Bool {
        let reached = Set(reachableFrom: starts.compactMap { numbers[$0] }) { successors[$0] }
        return targets.contains { target in numbers[target].map(reached.contains) == true }
    }
}

extension SymbolGraph {
    private mutating func add(_ file: IndexedFile) {
        for occurrence in file.occurrences {
            let symbol = file.symbols[occurrence.symbol].usr
            for relation in file.relations(of: occurrence) {
                let other = file.symbols[relation.symbol].usr
                if !relation.roles.isDisjoint(with: [.containedBy, .calledBy, .baseOf, .accessorOf]) {
                    connect(other, to: symbol)
                } else if relation.roles.contains(.childOf), file.symbols[occurrence.symbol].kind == .initializer {
                    connect(symbol, to: other)
                }
            }
        }
    }

    /// An initialiser may stand in another file than the properties, in an extension.
    private mutating func addInitialValues(of files: [IndexedFile]) {
        var constructions: [String: Construction] = [:]
        for file in files {
            for (type, construction) in file.constructions {
                constructions[type, default: Construction()].formUnion(construction)
            }
        }
        for construction in constructions.values {
            for initializer in construction.initializers {
                for property in construction.storedProperties { connect(initializer, to: property) }
            }
        }
    }

    private mutating func connect(_ from: String, to: String) {
        let source = number(of: from)
        successors[source].insert(number(of: to))
    }

    private mutating func number(of usr: String) -> Int {
        if let known = numbers[usr] { return known }
        numbers[usr] = successors.count
        successors.append([])
        return successors.count - 1
    }
}
