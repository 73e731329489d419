import Report

/// What is measured of the parts of an architecture, its types or its roles, and stands in no comparison.
package struct PartMeasure: Sendable {
    /// One part's number, and how it comes about.
    package struct Figure: Hashable, Sendable {
        package let part: String

        /// None where the number is undefined.
        package let value: Double?

        package let working: Working?
    }

    /// What it is called on the command line: `lcom4`.
    package let name: String

    /// Short, with the letters that the literature has for it.
    package let title: String

    package let format: Measure.Format

    package let definition: Definition

    /// Of the parts that have it, in the order in which they are shown.
    package let figures: @Sendable (ArchitectureFigures) -> [Figure]

    package static let all = types + roles + rolesAndScenes + comparisons
}
