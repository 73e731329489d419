import Index
import Support

/// Which symbols lead to which others when they run, as far as the index tells: bodies, not values, are followed.
///
/// What stands in a function leads on from the function. A property leads to its accessors. An initialiser leads to its
/// type's stored properties, whose initial values it runs, and a type to the class it inherits from. A requirement of a
/// protocol leads nowhere: whoever keeps the promise is another's choice.
struct SymbolGraph: Sendable {
    private var numbers: [Place: Int] = [:]
    private var successors: [Set<Int>] = []

    /// Symbols and types are known by their USRs.
    enum Place: Hashable {
        case symbol(String)
        /// The initial values of a type's stored properties.
        case initialValues(of: String)
        /// A value of the type is made, by whichever initialiser.
        case construction(of: String)
    }

    init(of files: [IndexedFile]) {
        for file in files {
            addRelations(in: file)
            addConstructions(in: file)
        }
    }

    /// Whether any of the symbols can be reached from any of the places, these included.
    func reaches(from starts: [Place], any targets: Set<String>) -> Bool {
        let reached = Set(reachableFrom: starts.compactMap { numbers[$0] }) { successors[$0] }
        return targets.contains { target in numbers[.symbol(target)].map(reached.contains) == true }
    }
}

extension SymbolGraph {
    private mutating func addRelations(in file: IndexedFile) {
        for occurrence in file.occurrences {
            let symbol = file.symbols[occurrence.symbol]
            for relation in file.relations(of: occurrence) {
                let other = file.symbols[relation.symbol].usr
                if !relation.roles.isDisjoint(with: [.containedBy, .calledBy, .baseOf, .accessorOf]) {
                    connect(.symbol(other), to: .symbol(symbol.usr))
                } else if relation.roles.contains(.childOf), symbol.kind == .initializer {
                    connect(.symbol(symbol.usr), to: .symbol(other))
                }
            }
        }
    }

    /// An initialiser may stand in another file than the stored properties, in an extension.
    private mutating func addConstructions(in file: IndexedFile) {
        let definitions = file.occurrences.filter { $0.roles.contains(.definition) }
        let computed = Set(definitions.flatMap(file.computedProperties))
        for definition in definitions {
            let symbol = file.symbols[definition.symbol]
            guard let owner = file.relations(of: definition).first(where: { $0.roles.contains(.childOf) })
            else { continue }
            let type = file.symbols[owner.symbol].usr
            if symbol.kind == .initializer {
                connect(.construction(of: type), to: .symbol(symbol.usr))
                connect(.symbol(symbol.usr), to: .initialValues(of: type))
            } else if symbol.kind == .instanceProperty, !computed.contains(symbol.usr) {
                connect(.construction(of: type), to: .initialValues(of: type))
                connect(.initialValues(of: type), to: .symbol(symbol.usr))
            }
        }
    }

    private mutating func connect(_ from: Place, to: Place) {
        let source = number(of: from)
        successors[source].insert(number(of: to))
    }

    private mutating func number(of place: Place) -> Int {
        if let known = numbers[place] { return known }
        numbers[place] = successors.count
        successors.append([])
        return successors.count - 1
    }
}

extension IndexedFile {
    /// The property that the definition is a written getter of; a stored one's getter is the compiler's own.
    fileprivate func computedProperties(_ definition: Occurrence) -> [String] {
        guard !definition.roles.contains(.implicit), symbols[definition.symbol].name.hasPrefix("getter:") else {
            return []
        }
        return relations(of: definition).filter { $0.roles.contains(.accessorOf) }.map { symbols[$0.symbol].usr }
    }
}
