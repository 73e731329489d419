import Report

/// What is measured of the parts of an architecture, such as its types or its roles, and stands in no comparison.
struct PartMeasure: Sendable {
    /// One part's number, and how it comes about.
    struct Figure: Hashable, Sendable {
        let part: String

        /// None where the number is undefined.
        let value: Double?

        let working: Working?
    }

    /// What it is called on the command line: `lcom4`.
    let name: String

    /// Short, with the letters that the literature has for it.
    let title: String

    let format: Measure.Format

    let definition: Definition

    /// Of the parts that have it, in the order in which they are shown.
    let figures: @Sendable (ArchitectureFigures) -> [Figure]

    static let all = types + roles + rolesAndScenes + comparisons
}
