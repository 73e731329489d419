import Report

/// A folded sequence, line by line.
public struct SequenceRow: Sendable {
    /// In how many repeated stretches it lies.
    public let depth: Int
    public let content: Content

    public enum Content: Sendable {
        /// `times` is how often it comes in a row.
        case message(MarkedMessage, times: Int)
        /// Begins a stretch of several messages that repeats.
        case times(Int)
        /// Ends the stretch that began last.
        case end
    }

    public static func all(of sequence: MarkedSequence) -> [SequenceRow] {
        rows(of: Folding(sequence.messages), depth: 0)
    }

    private static func rows(of folding: Folding<MarkedMessage>, depth: Int) -> [SequenceRow] {
        folding.parts.flatMap { part in
            switch part {
            case .once(let message): [SequenceRow(depth: depth, content: .message(message, times: 1))]
            case .repeated(let folding, let times):
                if let message = folding.onlyElement {
                    [SequenceRow(depth: depth, content: .message(message, times: times))]
                } else {
                    [SequenceRow(depth: depth, content: .times(times))] + rows(of: folding, depth: depth + 1)
                        + [SequenceRow(depth: depth, content: .end)]
                }
            }
        }
    }
}

extension Folding {
    /// If that is all that it holds.
    fileprivate var onlyElement: Element? {
        if parts.count == 1, case .once(let element) = parts[0] { element } else { nil }
    }
}
