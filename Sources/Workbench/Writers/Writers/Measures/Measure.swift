import Report

/// One row of a comparison: what it is called and means, how its numbers look, and where they come from.
package struct Measure: Sendable {
    package enum Format: Hashable, Sendable {
        case count
        case decimal
        /// A share between 0 and 1. Shares are compared as they stand, without ratios.
        case share
    }

    /// What it is called on the command line: `propagation-cost-declared`.
    package let name: String

    /// Short, for it stands below its group's title.
    package let title: String

    /// With what tells it from a measure of another group, for a place where it stands alone.
    package let fullTitle: String

    package let format: Format

    /// Whether it is among the few that a README shows.
    package let isHeadline: Bool

    package let definition: Definition

    /// `nil` if the number is undefined or was not measured.
    package let value: @Sendable (ArchitectureFigures) -> Double?

    /// How the number comes about; `nil` if it is counted as it stands, or was not measured.
    package let derivation: @Sendable (ArchitectureFigures) -> Derivation?

    /// The name is the full title in lower case, with `-` between its words.
    init(
        _ title: String,
        in graph: String? = nil,
        _ format: Format = .count,
        isHeadline: Bool = false,
        definition: Definition,
        value: @escaping @Sendable (ArchitectureFigures) -> Double?,
        derivation: @escaping @Sendable (ArchitectureFigures) -> Derivation? = { _ in nil }
    ) {
        fullTitle = graph.map { "\(title), \($0)" } ?? title
        name = fullTitle.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        self.title = title
        self.format = format
        self.isHeadline = isHeadline
        self.definition = definition
        self.value = value
        self.derivation = derivation
    }
}
