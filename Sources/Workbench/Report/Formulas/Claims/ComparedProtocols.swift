import Subject

/// Holds the tables of paired protocols against what the protocols require in the code.
public struct ComparedProtocols: Sendable {
    private let pairs: [ProtocolPair]
    private let requirements: [String: [String: [String]]]

    /// - Parameters:
    ///   - pairs: the tables.
    ///   - requirements: by the architecture's name, then by the protocol's.
    public init(_ pairs: [ProtocolPair], requirements: [String: [String: [String]]]) {
        self.pairs = pairs
        self.requirements = requirements
    }

    /// Throws at the first requirement that only the code has, or only the table.
    public func check() throws(ClaimsError) {
        for pair in pairs {
            for (architecture, name) in pair.protocols.sorted(by: { $0.key < $1.key }) {
                try check(pair, against: name, of: architecture)
            }
        }
    }

    /// What an architecture's side of each of its pairs comes to, in the order of the configuration.
    public func figures(of architecture: String) -> [ProtocolPairFigures] {
        pairs.compactMap { pair in
            pair.protocols[architecture].map { name in
                let own = pair.requirements.filter { $0.names[architecture] != nil }
                let counted = own.filter { $0.leftOut == nil }
                let matched = counted.count { $0.names.count > 1 }
                return ProtocolPairFigures(
                    name: pair.name,
                    protocol: name,
                    requirements: own.count,
                    matched: matched,
                    leftOut: own.count - counted.count,
                    unmatched: counted.count - matched
                )
            }
        }
    }
}

extension ComparedProtocols {
    private func check(_ pair: ProtocolPair, against name: String, of architecture: String) throws(ClaimsError) {
        let protocols = requirements[architecture, default: [:]]
        guard let required = protocols[name] else {
            throw .unknownProtocol(
                at: pair.place,
                name: name,
                architecture: architecture,
                known: protocols.keys.sorted()
            )
        }
        let listed = pair.requirements.compactMap { row in row.names[architecture].map { ($0, row.place) } }
        if let (requirement, place) = listed.first(where: { !required.contains($0.0) }) {
            throw .notInCode(
                at: place,
                requirement: requirement,
                protocol: name,
                architecture: architecture,
                known: required
            )
        }
        if let requirement = required.first(where: { name in !listed.contains { $0.0 == name } }) {
            throw .notInTable(at: pair.place, requirement: requirement, protocol: name, architecture: architecture)
        }
    }
}
