import Report
import Support
import Words

/// Who uses whom in each architecture, role by role.
enum CouplingSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        let layers = report.shared.map(\.name)
        return report.measured.flatMap { architecture -> [MarkdownText] in
            let order = architecture.roles.compactMap(\.name) + layers
            let coupling = architecture.coupling
            let graphs = [("coupling.declared", coupling.declared), ("coupling.resolved", coupling.resolved)]
            let parts = graphs.flatMap { key, graph -> [MarkdownText] in
                let name = ["graph": words.markdown(key)]
                let matrix = matrix(of: graph.matrix, order: order, words: words)
                let martin = martin(of: graph.martin.roles, words: words)
                return (matrix.rows.isEmpty ? [] : [words.paragraph("coupling.matrix", name), matrix.markdown])
                    + (martin.rows.isEmpty ? [] : [words.paragraph("coupling.martin", name), martin.markdown])
            }
            return parts.isEmpty
                ? [] : [words.heading("coupling.title", ["name": "\(architecture.name)"])] + parts
        }
    }

    private static func matrix(of cells: [MatrixCell], order: [String], words: WordTable) -> TextTable {
        let columns = sorted(cells.map(\.to), by: order)
        let edges = Dictionary(grouping: cells, by: \.from).mapValues { row in
            Dictionary(row.map { ($0.to, $0.edges) }) { first, _ in first }
        }
        return TextTable(
            header: [words("structure.from-to").en] + columns,
            rows: sorted(cells.map(\.from), by: order).map { from in
                [from] + columns.map { edges[from]?[$0].map(String.init) ?? "·" }
            }
        )
    }

    private static func martin(of roles: [GroupMartin], words: WordTable) -> TextTable {
        TextTable(
            header: [words("word.role").en, "Ca", "Ce", "I", "A", "D′"],
            rows: roles.map { role in
                let shares = [role.instability, role.abstractness, role.distance]
                return [role.name, String(role.afferent), String(role.efferent)]
                    + shares.map { NumberText.value($0.value, .decimal) }
            }
        )
    }

    /// Each name once; those that are not in the order stand after it, in that of the alphabet.
    private static func sorted(_ names: [String], by order: [String]) -> [String] {
        let names = Set(names)
        let known = order.filter(names.contains)
        return known + names.subtracting(known).sorted()
    }
}
