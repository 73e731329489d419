/// A number of both graphs, as it is read: one where they agree.
struct GraphPair: Sendable {
    let declared: String
    let resolved: String

    /// How dark its cell is; `nil` if all are alike.
    let level: Int?

    let isSame: Bool

    init(declared: String, resolved: String, level: Int? = nil) {
        self.declared = declared
        self.resolved = resolved
        self.level = level
        isSame = declared == resolved
    }
}
