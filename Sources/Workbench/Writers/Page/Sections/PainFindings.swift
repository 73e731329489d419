import Report
import Words

/// Where it hurts most, in sentences.
struct PainFindings {
    let report: Report
    let columns: [Column]
    let words: WordTable

    var answer: Words {
        let counts = ["breaches": Words(report.violations.count), "habits": Words(habitCount)]
        return words(report.rules.isEmpty ? "pain.answer-without-rules" : "pain.answer", counts)
    }

    var lead: [Words] { [answer, largestType, mostComplexBody].compactMap(\.self) }
}

extension PainFindings {
    private var habitCount: Int { columns.reduce(0) { $0 + $1.figures.habits.count } }

    private var largestType: Words? {
        let lines = { (figures: ArchitectureFigures) in figures.types.first.map { Double($0.lines.code) } }
        guard let found = ColumnExtreme(of: columns, in: .count, by: lines) else { return nil }
        let types = found.columns.flatMap { column in
            column.figures.types.filter { Double($0.lines.code) == found.value }.map {
                (column: column.name, type: $0.name)
            }
        }
        if types.count > 1 {
            return words("pain.largest-tied", ["names": found.names, "lines": Words(found.text)])
        }
        return words(
            "pain.largest",
            ["type": Words(types[0].type), "name": Words(types[0].column), "lines": Words(found.text)]
        )
    }

    private var mostComplexBody: Words? {
        let worst = { (figures: ArchitectureFigures) in figures.mostComplexBodies.first.map { Double($0.cyclomatic) } }
        guard let found = ColumnExtreme(of: columns, in: .count, by: worst),
            let body = found.columns[0].figures.mostComplexBodies.first
        else { return nil }
        let bodies = found.columns.flatMap(\.figures.bodies)
        guard bodies.count(where: { Double($0.cyclomatic) == found.value }) == 1 else {
            return words("pain.complex-tied", ["names": found.names, "value": Words(body.cyclomatic)])
        }
        return words(
            "pain.complex",
            ["body": Words(body.fullName), "name": found.names, "value": Words(body.cyclomatic)]
        )
    }
}
