import CIndexStore

/// Collects the occurrences of one record, and each symbol of them once.
///
/// It is a class because the library hands its address back to functions that capture nothing.
final class RecordWalk {
    private(set) var symbols: [IndexedSymbol] = []
    private(set) var occurrences: [Occurrence] = []

    private let library: IndexLibrary
    private var numbers: [UnsafeMutableRawPointer: Int] = [:]
    private var relations: [Occurrence.Relation] = []

    init(library: IndexLibrary) {
        self.library = library
    }

    /// Takes what the record holds; the reader must stay open meanwhile, as it is what keeps symbols apart.
    func walk(_ reader: CIndexObject) {
        withExtendedLifetime(self) {
            _ = library.walkOccurrences(reader, context) { context, occurrence in
                RecordWalk.at(context)?.add(occurrence)
                return true
            }
        }
    }
}

extension RecordWalk {
    private var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    private static func at(_ context: UnsafeMutableRawPointer?) -> RecordWalk? {
        context.map { Unmanaged<RecordWalk>.fromOpaque($0).takeUnretainedValue() }
    }

    private func add(_ occurrence: CIndexObject) {
        guard let symbol = number(of: library.occurrenceSymbol(occurrence)) else { return }
        relations.removeAll(keepingCapacity: true)
        _ = library.walkRelations(occurrence, context) { context, relation in
            RecordWalk.at(context)?.relate(relation)
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
                relations: relations
            )
        )
    }

    private func relate(_ relation: CIndexObject) {
        guard let symbol = number(of: library.relationSymbol(relation)) else { return }
        let roles = SymbolRoles(rawValue: library.relationRoles(relation))
        relations.append(Occurrence.Relation(symbol: symbol, roles: roles))
    }

    private func number(of symbol: CIndexObject?) -> Int? {
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
