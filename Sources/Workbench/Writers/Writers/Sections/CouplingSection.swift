import Report
import Support
import Words

/// Who uses whom in each architecture, role by role.
enum CouplingSection {
    static func texts(for report: Report, words: WordTable) -> [MarkdownText] {
        let layers = report.shared.map(\.name)
        return report.measured.compactMap { architecture -> MarkdownText? in
            let order = architecture.roles.compactMap(\.name) + layers
            let graphs = [
                ("coupling.declared", architecture.coupling.declared),
                ("coupling.resolved", architecture.coupling.resolved),
            ]
            let parts = graphs.flatMap { name, graph in
                [
                    matrix(of: graph.matrix, name: name, order: order, words: words),
                    martin(of: graph.martin.roles, name: name, words: words),
                ]
            }.compactMap(\.self)
            guard !parts.isEmpty else { return nil }
            return "## " + words.markdown("coupling.title", ["name": "\(architecture.name)"]) + "\n\n"
                + parts.joined(separator: "\n")
        }
    }
}

extension CouplingSection {
    private static func matrix(of cells: [MatrixCell], name: String, order: [String], words: WordTable) -> MarkdownText?
    {
        guard !cells.isEmpty else { return nil }
        let columns = sorted(cells.map(\.to), by: order)
        return words.markdown("coupling.matrix", ["graph": words.markdown(name)]) + "\n\n"
            + MarkdownTable(
                header: [words("structure.from-to").en] + columns,
                rows: sorted(cells.map(\.from), by: order).map { from in
                    [from]
                        + columns.map { to in
                            cells.first { $0.from == from && $0.to == to }.map { String($0.edges) } ?? "·"
                        }
                }
            ).text
    }

    private static func martin(of roles: [GroupMartin], name: String, words: WordTable) -> MarkdownText? {
        guard !roles.isEmpty else { return nil }
        return words.markdown("coupling.martin", ["graph": words.markdown(name)]) + "\n\n"
            + MarkdownTable(
                header: [words("word.role").en, "Ca", "Ce", "I", "A", "D′"],
                rows: roles.map { role in
                    let shares = [role.instability, role.abstractness, role.distance]
                    return [role.name, String(role.afferent), String(role.efferent)]
                        + shares.map { NumberText.value($0.value, .decimal) }
                }
            ).text
    }

    /// Each name once; those that are not in the order stand after it, in that of the alphabet.
    private static func sorted(_ names: [String], by order: [String]) -> [String] {
        let known = order.filter(names.contains)
        return known + Set(names).subtracting(known).sorted()
    }
}
