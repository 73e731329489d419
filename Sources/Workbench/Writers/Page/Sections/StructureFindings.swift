import Report
import Words
import Writers

/// What the two graphs of each architecture say, in sentences.
struct StructureFindings {
    let columns: [Column]
    let words: WordTable

    private static let namedArrows = 6

    var lead: [Words] {
        guard columns.count > 1 else { return [words("structure.two-graphs")] }
        let ranges = [
            ("structure.extremes-declared", extremes(\.declared, \.nccd)),
            ("structure.extremes-resolved", extremes(\.resolved, \.nccd)),
            ("structure.extremes-reached", extremes(\.resolved, \.acd)),
        ]
        let told = ranges.compactMap { key, range in range.map { words(key, $0.slots()) } }
        let higher = columns.filter { column in ranges.contains { mayExceed($0.1, column) } }
        let bound = words("structure.may-exceed", ["names": higher.map { Words($0.name) }.listed])
        return [words("structure.two-graphs")] + told + (higher.isEmpty ? [] : [bound])
    }

    /// Why an architecture's resolved graph differs from its declared one.
    func reasons(of column: Column, arrows: [Arrow]) -> [Words] {
        let (declared, resolved) = (column.figures.coupling.declared, column.figures.coupling.resolved)
        guard resolved.edges > declared.edges else { return [words("reason.same")] }
        return [
            words(
                "reason.edges",
                [
                    "protocols": Words(declared.toProtocols), "edges": Words(declared.edges),
                    "added": Words(resolved.edges - declared.edges),
                ]
            ),
            resolved.cycles.nodes > declared.cycles.nodes
                ? words(
                    "reason.cycles",
                    [
                        "declared": Words(declared.cycles.nodes), "resolved": Words(resolved.cycles.nodes),
                        "nodes": Words(resolved.nodes),
                    ]
                )
                : words("reason.no-cycles"),
            added(arrows, of: column),
        ].compactMap(\.self)
    }

    /// What an architecture's diagram shows.
    func arrows(_ arrows: [Arrow], among places: EdgeEnds) -> Words {
        let drawn = places.drawn(with: arrows)
        let links = arrows.filter { $0.from != $0.to && drawn.contains($0.to) }
        let new = links.filter { $0.declared == 0 }
        let breaches = arrows.filter(\.isBreach)
        let finding = words(
            new.isEmpty ? "arrows.none-new" : "arrows.new",
            ["count": Words(links.count - new.count), "new": new.map(text).listed]
        )
        return breaches.isEmpty ? finding : finding + words("arrows.breaches", ["list": breaches.map(text).listed])
    }
}

extension StructureFindings {
    private func extremes(
        _ graph: KeyPath<ArchitectureCoupling, GraphFigures>,
        _ figure: KeyPath<GraphFigures, Figure>
    ) -> ColumnRange? {
        let value = { (figures: ArchitectureFigures) in figures.coupling[keyPath: graph][keyPath: figure].value }
        guard let range = ColumnRange(of: columns, in: .decimal, by: value), !range.isOne,
            // What may be more is not the least.
            !range.least.columns.contains(where: isLowerBound)
        else { return nil }
        return range
    }

    /// Whether its figures may be more than they are known to be.
    private func isLowerBound(_ column: Column) -> Bool {
        column.figures.coupling.unseenCallbacks?.isEmpty == false
    }

    /// Whether it may be above the highest; what is the highest alone is so, whatever more it may be.
    private func mayExceed(_ range: ColumnRange?, _ column: Column) -> Bool {
        guard let range, isLowerBound(column) else { return false }
        return range.most.columns.map(\.index) != [column.index]
    }

    /// Where the resolved graph has more edges: the arrows between roles that are new first, then those that grew most.
    private func added(_ arrows: [Arrow], of column: Column) -> Words? {
        let own = Set(column.figures.coupling.resolved.matrix.map(\.from))
        let grown = arrows.filter { $0.added > 0 && own.contains($0.to) && $0.from != $0.to }
            .sorted { ($0.declared == 0 ? 1 : 0, $0.added) > ($1.declared == 0 ? 1 : 0, $1.added) }
        guard !grown.isEmpty else { return nil }
        let list = grown.prefix(Self.namedArrows).map { arrow in
            arrow.declared == 0
                ? text(arrow) + words("reason.only-resolved", ["added": Words(arrow.added)])
                : text(arrow) + Words(" +\(arrow.added)")
        }
        let others = grown.dropFirst(Self.namedArrows).reduce(0) { $0 + $1.added }
        let within = arrows.filter { $0.from == $0.to }.reduce(0) { $0 + $1.added }
        return words("reason.arrows", ["list": list.listed])
            + (others > 0 ? words("reason.more", ["count": Words(others)]) : "")
            + (within > 0 ? words("reason.within", ["count": Words(within)]) : "") + Words(en: ".", zh: "。")
    }

    private func text(_ arrow: Arrow) -> Words { Words("\(arrow.from) → \(arrow.to)") }
}
