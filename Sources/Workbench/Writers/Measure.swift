import Report

/// One row of a comparison: what it is called, how its numbers look, and where they come from.
struct Measure: Sendable {
    enum Format: Hashable, Sendable {
        case count
        case decimal
        /// A share between 0 and 1. Shares are compared as they stand, without ratios.
        case share
    }

    let title: String
    let format: Format

    /// Whether it is among the few that a README shows.
    let isHeadline: Bool

    /// None where the number is undefined or was not measured.
    let value: @Sendable (ArchitectureFigures) -> Double?

    init(
        _ title: String,
        _ format: Format = .count,
        isHeadline: Bool = false,
        value: @escaping @Sendable (ArchitectureFigures) -> Double?
    ) {
        self.title = title
        self.format = format
        self.isHeadline = isHeadline
        self.value = value
    }
}
