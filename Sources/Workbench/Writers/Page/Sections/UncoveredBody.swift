import Report

/// A body that tests leave regions of.
struct UncoveredBody: Sendable {
    let index: Int
    let architecture: String

    /// Among all bodies of the architecture, in `report.json`.
    let position: Int
    let place: Place
    let cells: [FigureCell]

    struct Place: Sendable {
        let name: String
        let file: String
        let line: Int
    }

    private static let shown = 2

    /// Of each architecture the few that most is left of: by nothing at all first, then by its unit tests.
    static func worst(of columns: [Column]) -> [UncoveredBody] {
        columns.flatMap { column in
            let bodies = column.figures.bodies.enumerated().map { (index: $0, body: $1, left: Left(of: $1)) }
                .filter { $0.left.byUnit > 0 }
            return bodies.sorted { $0.left > $1.left }.prefix(shown).map { index, body, left in
                UncoveredBody(of: body, at: index, left: left, column: column)
            }
        }
    }
}

extension UncoveredBody {
    private struct Left: Comparable {
        let byAny: Int
        let byUnit: Int
        let complexity: Int

        init(of body: BodyFigures) {
            byAny = body.regions.map { $0.all.total - $0.all.covered } ?? 0
            byUnit = body.regions.map { $0.unit.total - $0.unit.covered } ?? 0
            complexity = body.cyclomatic
        }

        static func < (left: Left, right: Left) -> Bool {
            (left.byAny, left.byUnit, left.complexity) < (right.byAny, right.byUnit, right.complexity)
        }
    }

    private init(of body: BodyFigures, at position: Int, left: Left, column: Column) {
        index = column.index
        architecture = column.name
        place = Place(name: body.fullName, file: body.file, line: body.line)
        self.position = position
        cells = [
            FigureCell(left.byAny), FigureCell(left.byUnit), FigureCell(body.regions?.all.total),
            FigureCell(body.cyclomatic),
        ]
    }
}

extension BodyFigures {
    /// With the type around it.
    var fullName: String { (type.map { $0 + "." } ?? "") + name }
}
