import Report

/// Who uses whom in each architecture, role by role.
enum CouplingSection {
    static func texts(for report: Report) -> [String] {
        report.measured.compactMap { architecture in
            let coupling = architecture.coupling
            let parts = [matrix(of: coupling.matrix), martin(of: coupling.martin)].compactMap(\.self)
            guard !parts.isEmpty else { return nil }
            return "## \(architecture.name): who uses whom\n\n" + parts.joined(separator: "\n")
        }
    }
}

extension CouplingSection {
    private static func matrix(of cells: [MatrixCell]) -> String? {
        guard !cells.isEmpty else { return nil }
        let columns = names(cells.map(\.to))
        return "How many edges lead from a role to another, or to a shared layer.\n\n"
            + MarkdownTable(
                header: ["From ↓ to →"] + columns,
                rows: names(cells.map(\.from)).map { from in
                    [from]
                        + columns.map { to in
                            cells.first { $0.from == from && $0.to == to }.map { String($0.edges) } ?? "·"
                        }
                }
            ).text
    }

    private static func martin(of roles: [RoleMartin]) -> String? {
        guard !roles.isEmpty else { return nil }
        return "Martin's figures of each role: types that depend on it (Ca), its types that depend on others (Ce), "
            + "instability (I), abstractness (A) and distance (D′).\n\n"
            + MarkdownTable(
                header: ["Role", "Ca", "Ce", "I", "A", "D′"],
                rows: roles.map { role in
                    let shares = [role.instability, role.abstractness, role.distance]
                    return [role.role, String(role.afferent), String(role.efferent)]
                        + shares.map { NumberText.value($0.value, .decimal) }
                }
            ).text
    }

    /// Each name once, in the order of its first appearance.
    private static func names(_ names: [String]) -> [String] {
        names.reduce(into: []) { result, name in if !result.contains(name) { result.append(name) } }
    }
}
