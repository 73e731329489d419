/// How far a history has come.
public struct HistoryProgress: Hashable, Sendable, CustomStringConvertible {
    public private(set) var done: Int
    /// How many trees are measured in all.
    public let total: Int

    /// Whether it is worth telling: a tenth, or all if there are few.
    var isNotable: Bool { done * 10 / total != (done - 1) * 10 / total }

    /// After one tree more.
    mutating func next() -> HistoryProgress {
        done += 1
        return self
    }

    public var description: String { "Measuring commits: \(done) of \(total)" }
}
