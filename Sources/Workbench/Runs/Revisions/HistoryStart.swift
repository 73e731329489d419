/// Where a history begins: with a revision, or so many commits ago.
public enum HistoryStart: Hashable, Sendable {
    case revision(String)
    case commits(Int)

    /// Digits alone are a number; `nil` for nothing, for 0, and for what git would take for an option.
    public init?(_ text: String) {
        if text.isEmpty || text.hasPrefix("-") { return nil }
        guard text.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            self = .revision(text)
            return
        }
        // Git counts in 32 bits; no history is longer.
        let count = min(Int(text) ?? Int.max, Int(Int32.max))
        if count == 0 { return nil }
        self = .commits(count)
    }
}
