import Stage

/// What was done with an app since it was opened, so that it can be done again.
struct ActionHistory: Hashable, Sendable {
    private(set) var actions: [PlayerCommand.Action] = []
    /// So many of these were done before something new began, whose messages are shown.
    private(set) var earlier = 0
    /// Whether all that was done is among `actions`.
    private(set) var isComplete = true

    /// More is not kept: nobody should wait until it is done again, and a page could fill the memory.
    static let limit = 1_000

    /// Why an app has opened anew, if not all was kept.
    static let tooLong = "More than \(limit) things were done with this app, too many to do them again. It opened anew."

    mutating func add(_ action: PlayerCommand.Action) {
        if actions.count < Self.limit { actions.append(action) } else { isComplete = false }
    }

    mutating func beginSomethingNew() { earlier = actions.count }

    /// As if the last action had begun something new.
    mutating func showTheLastAction() { earlier = max(0, actions.count - 1) }
}
