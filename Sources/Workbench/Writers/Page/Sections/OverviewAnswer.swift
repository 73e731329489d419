import Words

/// A sentence of the overview, and what a script needs to say it of fewer architectures.
struct OverviewAnswer: Sendable {
    let text: Words
    /// The sentence with its slots open.
    let differ: Words
    /// The one if there is no difference, or one architecture alone.
    let same: Words
    /// How names are joined; `nil` if another sentence says it.
    var and: Words?
    /// A value for each architecture, and how it is read, with a blank between two; `nil` if it is of none.
    var values: String?
    var texts: String?
}
