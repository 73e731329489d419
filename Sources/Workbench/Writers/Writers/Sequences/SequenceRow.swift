import Report

/// A folded sequence, line by line.
struct SequenceRow {
    /// In how many repeated stretches it lies.
    let depth: Int
    let content: Content

    enum Content {
        case message(MarkedMessage)
        /// Begins a stretch that repeats.
        case times(Int)
        /// Ends the stretch that began last.
        case end
    }

    static func all(of sequence: MarkedSequence) -> [SequenceRow] { rows(of: Folding(sequence.messages), depth: 0) }

    private static func rows(of folding: Folding<MarkedMessage>, depth: Int) -> [SequenceRow] {
        folding.parts.flatMap { part in
            switch part {
            case .once(let message): [SequenceRow(depth: depth, content: .message(message))]
            case .repeated(let folding, let times):
                [SequenceRow(depth: depth, content: .times(times))] + rows(of: folding, depth: depth + 1)
                    + [SequenceRow(depth: depth, content: .end)]
            }
        }
    }
}
