import CIndexStore

/// Collects the occurrences of one record, and each symbol of them once.
struct RecordWalk {
    private(set) var symbols: [IndexedSymbol] = []
    private(set) var occurrences: [Occurrence] = []
    private(set) var relations: [Occurrence.Relation] = []
    private let library: IndexLibrary
    private var numbers: [CIndexObject: Int] = [:]
    /// The symbol that the last relation was to: mostly the next is to the same, which is what stands around both.
    private var lastRelated: (symbol: CIndexObject, number: Int)?

    init(library: IndexLibrary) {
        self.library = library
    }

    /// Takes what the record holds; the reader must stay open meanwhile, as it is what keeps symbols apart.
    mutating func walk(_ reader: CIndexObject) {
        library.walk(library.walkOccurrences, in: reader) { occurrence in
            add(occurrence)
            return true
        }
    }
}

extension RecordWalk {
    private mutating func add(_ occurrence: CIndexObject) {
        guard let symbol = number(of: library.occurrenceSymbol(occurrence)) else { return }
        let firstRelation = relations.count
        library.walk(library.walkRelations, in: occurrence) { relation in
            relate(relation)
            return true
        }
        var line: UInt32 = 0
        var column: UInt32 = 0
        library.occurrencePlace(occurrence, &line, &column)
        occurrences.append(
            Occurrence(
                symbol: symbol,
                roles: SymbolRoles(rawValue: library.occurrenceRoles(occurrence)),
                line: Int(line),
                column: Int(column),
                relations: firstRelation..<relations.count
            )
        )
    }

    private mutating func relate(_ relation: CIndexObject) {
        guard let symbol = library.relationSymbol(relation), let number = relatedNumber(of: symbol) else { return }
        let roles = SymbolRoles(rawValue: library.relationRoles(relation))
        relations.append(Occurrence.Relation(symbol: number, roles: roles))
    }

    private mutating func relatedNumber(of symbol: CIndexObject) -> Int? {
        if let lastRelated, lastRelated.symbol == symbol { return lastRelated.number }
        lastRelated = number(of: symbol).map { (symbol, $0) }
        return lastRelated?.number
    }

    private mutating func number(of symbol: CIndexObject?) -> Int? {
        guard let symbol else { return nil }
        if let known = numbers[symbol] { return known }
        numbers[symbol] = symbols.count
        symbols.append(
            IndexedSymbol(
                usr: String(library.symbolUSR(symbol)),
                name: String(library.symbolName(symbol)),
                kind: SymbolKind(rawValue: Int(library.symbolKind(symbol))) ?? .unknown
            )
        )
        return symbols.count - 1
    }
}
