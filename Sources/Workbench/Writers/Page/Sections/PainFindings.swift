import Report
import Words

/// Where it hurts most, in sentences.
struct PainFindings {
    let report: Report
    let columns: [Column]
    let words: WordTable

    var answer: Words {
        let counts = ["breaches": Words(report.violations.count), "habits": Words(habitCount)]
        return words("pain.answer", counts)
    }

    var lead: [Words] { [answer, largestType, mostComplexBody].compactMap(\.self) }
}

extension PainFindings {
    private var habitCount: Int { columns.reduce(0) { $0 + $1.figures.habits.count } }

    private var largestType: Words? {
        guard let found = columns.largest(by: { $0.types.first.map { Double($0.lines.code) } }),
            let type = found.column.figures.types.first
        else { return nil }
        return words(
            "pain.largest",
            ["type": Words(type.name), "name": Words(found.column.name), "lines": Words(type.lines.code)]
        )
    }

    private var mostComplexBody: Words? {
        let worst = { (figures: ArchitectureFigures) in figures.mostComplexBodies.first.map { Double($0.cyclomatic) } }
        guard let found = columns.largest(by: worst), let body = found.column.figures.mostComplexBodies.first
        else { return nil }
        let tied = columns.filter { worst($0.figures) == found.value }
        guard tied.flatMap(\.figures.bodies).count(where: { Double($0.cyclomatic) == found.value }) == 1 else {
            return words(
                "pain.complex-tied",
                ["names": tied.map { Words($0.name) }.listed, "value": Words(body.cyclomatic)]
            )
        }
        return words(
            "pain.complex",
            ["body": Words(body.fullName), "name": Words(found.column.name), "value": Words(body.cyclomatic)]
        )
    }
}
