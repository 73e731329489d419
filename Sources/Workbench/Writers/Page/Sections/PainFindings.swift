import Report
import Words
import Writers

/// Where it hurts most, in sentences.
struct PainFindings {
    let report: Report
    let columns: [Column]
    let words: WordTable

    private var counts: Words {
        if report.measured.isEmpty { return words("what.none-measured") }
        let antiPatterns = HabitAbsences(of: report, words: words).count
        if report.rules.isEmpty { return [words("pain.rules-none"), antiPatterns].paragraph }
        let slots = ["breaches": text(of: report.breaches), "accepted": text(of: report.acceptedBreaches)]
        let key = report.acceptedBreaches.places == 0 ? "pain.rules" : "pain.rules-accepted"
        return [words(key, slots), antiPatterns].paragraph
    }

    var lead: [Words] {
        let hint = columns.contains { !$0.figures.habits.isEmpty } ? words("pain.hint") : nil
        return [counts, hint, largestType, mostComplexBody].compactMap(\.self)
    }
}

extension PainFindings {
    private func text(of count: BreachCount) -> Words {
        let counts = ["breaches": Words(count.breaches), "places": Words(count.places)]
        return count.breaches == count.places ? Words(count.breaches) : words("pain.breaches-at", counts)
    }

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
