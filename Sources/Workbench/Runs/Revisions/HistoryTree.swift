/// The files of a commit, as they are asked for.
struct HistoryTree: Hashable, Sendable {
    let hash: String

    /// The first commit that has it.
    let commit: String

    /// What its figures are kept by.
    let key: String
}
