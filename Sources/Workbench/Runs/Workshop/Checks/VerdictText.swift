import Words

/// A verdict in lines, as a learner reads it.
public struct VerdictText {
    private let verdict: Verdict
    private let words = WordTable.standard

    public init(of verdict: Verdict) {
        self.verdict = verdict
    }

    /// The checks that hold, then the first that does not: where, what it means, and what is not checked at all.
    public var lines: [Words] {
        verdict.held.map { "✓ " + words("workshop.holds", ["check": Words($0.id)]) }
            + (verdict.failure.map(failure) ?? [])
            + verdict.unchecked.map { "  " + words("workshop.unchecked", ["file": Words($0)]) }
    }

    private func failure(_ failure: Verdict.Failure) -> [Words] {
        let isEarlier = failure.exercise.id != verdict.exercise.id
        let faults = failure.faults.map { fault in
            let place = fault.file.map { file in "\(file)\(fault.line.map { ":\($0)" } ?? ""): " } ?? ""
            return "  " + Words(place) + fault.text
        }
        let check = isEarlier ? "\(failure.exercise.id) \(failure.check.id)" : failure.check.id
        return ["✗ " + words("workshop.fails", ["check": Words(check)])]
            + (isEarlier ? ["  " + words("workshop.earlier", ["exercise": Words(failure.exercise.id)])] : [])
            + ["  " + failure.check.says]
            + faults
    }
}
