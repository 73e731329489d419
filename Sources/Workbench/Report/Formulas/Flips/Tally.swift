/// How many of several conditions are true, how many are false, and how many nothing tells.
struct Tally: Hashable, Sendable {
    private(set) var holding = 0
    private(set) var failing = 0
    private(set) var unknown = 0

    init(_ truths: [Bool?]) {
        for truth in truths { count(truth, 1) }
    }

    /// Whether all are true; one that is false decides alone.
    var all: Bool? { failing > 0 ? false : unknown > 0 ? nil : true }

    mutating func replace(_ old: Bool?, by new: Bool?) {
        count(old, -1)
        count(new, 1)
    }

    private mutating func count(_ truth: Bool?, _ amount: Int) {
        switch truth {
        case true?: holding += amount
        case false?: failing += amount
        case nil: unknown += amount
        }
    }
}
