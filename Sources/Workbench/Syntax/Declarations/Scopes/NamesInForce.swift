/// The local names in force at one place of a file.
///
/// One set for all open scopes, and what each of them added to it: to look a name up, only one set is asked.
struct NamesInForce {
    private var names: Set<String> = []
    private var additions: [String] = []
    /// How many additions there were when each scope was opened.
    private var openings: [Int] = []

    mutating func open() { openings.append(additions.count) }

    mutating func close() {
        let opening = openings.removeLast()
        for name in additions[opening...] { names.remove(name) }
        additions.removeSubrange(opening...)
    }

    mutating func add(_ name: String) {
        guard !openings.isEmpty, names.insert(name).inserted else { return }
        additions.append(name)
    }

    func contains(_ name: String) -> Bool { names.contains(name) }
}
