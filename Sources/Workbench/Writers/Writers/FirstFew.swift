extension [String] {
    /// The first of them, and in the place of the others, if there are any, a text that says how many they are.
    func first(_ count: Int, others: (Int) -> String) -> [String] {
        let rest = self.count - count
        return rest > 0 ? prefix(count) + [others(rest)] : self
    }

    /// The first of them, as a list: `a, b and 3 more`.
    func listed(upTo count: Int, as what: String = "") -> String {
        let rest = self.count - count
        return prefix(count).joined(separator: ", ") + (rest > 0 ? " and \(rest) more\(what)" : "")
    }
}
