/// What surrounds the names in each type of one file: the types around them, innermost first, each with its lineage.
///
/// A class, because it keeps what it has found out about a type for the next name that stands there.
final class Surroundings {
    /// The type itself, then everything it inherits from or conforms to that some module declares, nearest first.
    typealias Lineage = [Ancestor]

    private let table: SymbolTable
    private let visible: [ModuleSymbols]
    private let file: String
    private var known: [String: [Lineage]] = [:]
    private var lineages: [String: Lineage] = [:]

    /// `visible` are the modules that the file sees.
    init(of file: String, visible: [ModuleSymbols], table: SymbolTable) {
        self.table = table
        self.visible = visible
        self.file = file
    }

    /// `Outer.Inner` stands in `Outer.Inner` and in `Outer`.
    func lineages(around type: String) -> [Lineage] {
        if let found = known[type] { return found }
        let lineages = sequence(first: type, next: \.outerName).map(lineage)
        known[type] = lineages
        return lineages
    }
}

extension Surroundings {
    private func lineage(of type: String) -> Lineage {
        if let found = lineages[type] { return found }
        let lineage = findLineage(of: type)
        lineages[type] = lineage
        return lineage
    }

    private func findLineage(of type: String) -> Lineage {
        guard let home = visible.first(where: { $0.nominalTypes.contains(type) }) else { return [] }
        var lineage = [ancestor(type, of: home)]
        var next = 0
        while next < lineage.count {
            let current = lineage[next]
            next += 1
            for parent in (current.module.parents[current.name] ?? []).sorted() {
                guard let found = declaration(of: parent, in: current.module) else { continue }
                let isKnown = lineage.contains { $0.name == found.name && $0.module === found.module }
                if !isKnown { lineage.append(ancestor(found.name, of: found.module)) }
            }
        }
        return lineage
    }

    private func ancestor(_ name: String, of home: ModuleSymbols) -> Ancestor {
        Ancestor(
            name: name,
            module: home,
            node: home.node(ofType: name, seenFrom: file),
            nested: home.nestedTypes[name] ?? [],
            members: visible.filter { $0 === home || $0.extends(name) }.compactMap { $0.members[name] }
        )
    }

    private func declaration(
        of parent: ModuleSymbols.Parent,
        in symbols: ModuleSymbols
    ) -> (name: String, module: ModuleSymbols)? {
        let candidates = table.visibleModules(from: parent.file, of: symbols.module)
        if let home = candidates.first(where: { $0.nominalTypes.contains(parent.name) }) { return (parent.name, home) }
        guard let dot = parent.name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
        guard let home = candidates.first(where: { $0.module == parent.name[..<dot] }) else { return nil }
        let name = String(parent.name[dot...].dropFirst())
        return home.nominalTypes.contains(name) ? (name, home) : nil
    }
}
