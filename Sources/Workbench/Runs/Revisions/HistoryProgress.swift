/// How far a history has come.
public struct HistoryProgress: Hashable, Sendable {
    public let done: Int

    /// How many trees are measured in all.
    public let total: Int

    /// Whether it is worth telling: a tenth, or all where there are few.
    var isNotable: Bool { done * 10 / total != (done - 1) * 10 / total }

    /// Counts what several walks have done.
    actor Counter {
        private let total: Int
        private var done = 0

        init(of total: Int) {
            self.total = total
        }

        func next() -> HistoryProgress {
            done += 1
            return HistoryProgress(done: done, total: total)
        }
    }
}

extension HistoryProgress: CustomStringConvertible {
    public var description: String { "Measuring commits: \(done) of \(total)" }
}
