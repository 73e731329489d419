/// One figure of a report, with what it is a figure of.
struct FigureRow: Hashable {
    /// `nil` for what belongs to no architecture.
    let architecture: String?

    /// The list that its part is in: `roles`, `coupling.declared.matrix`; `nil` for the whole architecture.
    let list: String?

    /// What its part goes by.
    let part: String?

    let file: String?
    let line: Int?

    /// The keys that lead to it in its part: `lines.code`.
    let measure: String

    /// `nil` if it is not defined for the code at hand.
    let value: Double?
}
