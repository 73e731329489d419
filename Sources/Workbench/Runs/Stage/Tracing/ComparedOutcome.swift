import Report

extension TraceRun.Outcome {
    /// Each sequence with what has become of it since the other's of the same architecture; those without one are left out.
    public func since(_ old: TraceRun.Outcome) -> [MarkedSequence] {
        sequences.compactMap { sequence in
            old.sequences.first { $0.architecture == sequence.architecture }.map { MarkedSequence(sequence, since: $0) }
        }
    }
}
