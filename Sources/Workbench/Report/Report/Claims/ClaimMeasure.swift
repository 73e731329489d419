/// One of the measures that a claim is held against, with the value of each architecture.
public struct ClaimMeasure: Hashable, Codable, Sendable {
    /// As a reader would say it.
    public let title: LocalizedText
    /// The formula in terms of the report's figures, as the configuration says it: `lines.code`.
    public let formula: String
    /// By the architecture's name; those that were not measured are missing.
    public let values: [String: Figure]
    /// What makes the measure a part of its claim, as the configuration says it; `nil` if it is no part.
    public let condition: String?
    /// `true` if the condition is told beside the verdict and decides nothing, or absent.
    public let isBeside: Bool?
    /// Whether that is true; `nil` without a condition, or if a figure that decides is not defined.
    public let holds: Bool?
    /// The commands that count its figures, which Catwalk does not take itself; `nil` if it takes all of them.
    public let countedBy: [String]?

    public init(
        title: LocalizedText,
        formula: String,
        values: [String: Figure],
        condition: String? = nil,
        isBeside: Bool = false,
        holds: Bool? = nil,
        countedBy: [String] = []
    ) {
        self.title = title
        self.formula = formula
        self.values = values
        self.condition = condition
        self.isBeside = isBeside ? true : nil
        self.holds = holds
        self.countedBy = countedBy.isEmpty ? nil : countedBy
    }

    /// Whether the part holds, as a sign; `nil` if it is no part, or if nothing tells.
    package var mark: String? { holds.map { $0 ? "✓" : "✗" } }

    /// A formula may come to anything, so that the number itself tells how it looks, unless it is a share.
    package func format(of value: Double?) -> Unit.Format {
        if CatalogueEntry.format(of: formula) == .share { return .share }
        return value.map { $0 == $0.rounded() && abs($0) < 1e9 } ?? true ? .count : .decimal
    }
}
