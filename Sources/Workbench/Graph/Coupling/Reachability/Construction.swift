import Index

extension IndexedFile {
    /// The stored instance properties and the initialisers of each type: what runs when one is made, by the type's USR.
    var constructions: [String: Construction] {
        let definitions = occurrences.filter { $0.roles.contains(.definition) }
        let computed = Set(definitions.flatMap(computedProperties))
        var constructions: [String: Construction] = [:]
        for definition in definitions {
            let symbol = symbols[definition.symbol]
            guard symbol.kind == .initializer || symbol.kind == .instanceProperty, !computed.contains(symbol.usr),
                let owner = relations(of: definition).first(where: { $0.roles.contains(.childOf) })
            else { continue }
            let type = symbols[owner.symbol].usr
            if symbol.kind == .initializer {
                constructions[type, default: Construction()].initializers.insert(symbol.usr)
            } else {
                constructions[type, default: Construction()].storedProperties.insert(symbol.usr)
            }
        }
        return constructions
    }

    /// The property that the definition is a written getter of; a stored one's getter is the compiler's own.
    private func computedProperties(_ definition: Occurrence) -> [String] {
        guard !definition.roles.contains(.implicit), symbols[definition.symbol].name.hasPrefix("getter:") else {
            return []
        }
        return relations(of: definition).filter { $0.roles.contains(.accessorOf) }.map { symbols[$0.symbol].usr }
    }
}

/// What runs when a value of a type is made, by USRs.
struct Construction {
    var initializers: Set<String> = []
    var storedProperties: Set<String> = []

    mutating func formUnion(_ other: Construction) {
        initializers.formUnion(other.initializers)
        storedProperties.formUnion(other.storedProperties)
    }
}
