import Report
import Writers

/// Martin's figures of an architecture's roles: as a table, and as a plot against the main sequence.
struct SequenceFigure: Sendable {
    let index: Int
    let name: String
    let figures: String
    let finding: Words
    let tables: [Table]
    let width = MainSequence.width
    let height = MainSequence.height
    let frame = MainSequence.frame
    let line = MainSequence.line
    let axes = MainSequence.axes
    let points: [MainSequence.Point]
    let labels: [MainSequence.Label]

    struct Table: Sendable {
        let graph: String
        let title: Words
        let rows: [Row]
    }

    struct Row: Sendable {
        let name: String
        let cells: [FigureCell]
    }

    /// None where no role has both instability and abstractness.
    init?(of column: Column, words: WordTable) {
        let graphs = [
            ("declared", column.figures.coupling.declared.martin.roles),
            ("resolved", column.figures.coupling.resolved.martin.roles),
        ]
        let sequence = MainSequence(declared: graphs[0].1, resolved: graphs[1].1)
        guard !sequence.points.isEmpty else { return nil }
        index = column.index
        name = column.name
        figures = column.path("coupling")
        finding = Self.finding(for: graphs[0].1, of: column.name, words: words)
        tables = graphs.map { graph, roles in
            Table(graph: graph, title: words("graph.\(graph)"), rows: roles.enumerated().map { index, role in
                Self.row(of: role, path: ".\(graph).martin.roles.\(index)")
            })
        }
        points = sequence.points
        labels = sequence.labels
    }
}

extension SequenceFigure {
    private static func row(of role: GroupMartin, path: String) -> Row {
        Row(
            name: role.name,
            cells: [
                FigureCell("\(path).afferent", role.afferent),
                FigureCell("\(path).efferent", role.efferent),
                FigureCell("\(path).instability", role.instability.value, .decimal),
                FigureCell("\(path).abstractness", role.abstractness.value, .decimal),
                FigureCell("\(path).distance", role.distance.value, .decimal),
            ]
        )
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
