import Report

/// One row of a comparison: what it is called and means, how its numbers look, and where they come from.
struct Measure: Sendable {
    enum Format: Hashable, Sendable {
        case count
        case decimal
        /// A share between 0 and 1. Shares are compared as they stand, without ratios.
        case share
    }

    /// What it is called on the command line: `propagation-cost-declared`.
    let name: String

    let title: String
    let format: Format

    /// Whether it is among the few that a README shows.
    let isHeadline: Bool

    let definition: Definition

    /// None where the number is undefined or was not measured.
    let value: @Sendable (ArchitectureFigures) -> Double?

    /// How the number comes about from its inputs, such as `36 / 12²`; none where it is counted as it stands.
    let working: @Sendable (ArchitectureFigures) -> String?

    /// The name is the title in lower case, with `-` between its words.
    init(
        _ title: String,
        _ format: Format = .count,
        isHeadline: Bool = false,
        definition: Definition,
        value: @escaping @Sendable (ArchitectureFigures) -> Double?,
        working: @escaping @Sendable (ArchitectureFigures) -> String? = { _ in nil }
    ) {
        name = title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        self.title = title
        self.format = format
        self.isHeadline = isHeadline
        self.definition = definition
        self.value = value
        self.working = working
    }
}
