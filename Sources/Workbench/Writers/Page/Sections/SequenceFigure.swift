import Measures
import Report
import Words
import Writers

/// Martin's figures of an architecture's roles: as a table, and as a plot against the main sequence.
struct SequenceFigure: Sendable {
    let index: Int
    let name: String
    let finding: Words
    let rows: [Row]
    let plot: MainSequence

    struct Row: Sendable {
        let role: String
        let position: Int
        let resolvedPosition: Int
        let cells: [FigureCell]

        /// Those as resolved.
        let changes: [FigureCell]

        /// Whether one of them is another than as declared.
        let hasChanges: Bool
    }

    /// `nil` if no role has both instability and abstractness.
    init?(of column: Column, words: WordTable) {
        let declared = column.figures.coupling.declared.martin.roles
        let resolved = column.figures.coupling.resolved.martin.roles
        plot = MainSequence(declared: declared, resolved: resolved)
        guard !plot.points.isEmpty else { return nil }
        index = column.index
        name = column.name
        finding = Self.finding(for: declared, of: column.name, words: words)
        rows = declared.enumerated().map { index, role in
            let after = resolved.firstIndex { $0.name == role.name }
            let cells = Self.cells(of: role)
            let changes = after.map { Self.cells(of: resolved[$0]) } ?? []
            return Row(
                role: role.name,
                position: index,
                resolvedPosition: after ?? 0,
                cells: cells,
                changes: changes,
                hasChanges: zip(cells, changes).contains { $0.number != $1.number }
            )
        }
    }

    private static func cells(of role: GroupMartin) -> [FigureCell] {
        [FigureCell(role.afferent), FigureCell(role.efferent)]
            + [role.instability, role.abstractness, role.distance].map { FigureCell($0.value, .decimal) }
    }

    private static func finding(for roles: [GroupMartin], of name: String, words: WordTable) -> Words {
        let farthest = roles.max { $0.distance.value ?? -1 < $1.distance.value ?? -1 }
        guard let farthest, let distance = farthest.distance.value else {
            return words("sequence.unknown", ["name": Words(name)])
        }
        return words(
            distance == 0 ? "sequence.on" : "sequence.farthest",
            [
                "name": Words(name), "role": Words(farthest.name),
                "distance": Words(NumberText.value(distance, .decimal)),
            ]
        )
    }
}
