import Subject

/// A budget that does not hold, or of which it cannot be told whether it does.
public struct BudgetBreach: Hashable, Sendable {
    public let budget: GateSettings.Budget

    /// The figures that it is about, with their values.
    public let figures: [Part]

    /// Whether a figure in it is not defined for the code at hand.
    public let isUndefined: Bool

    public struct Part: Hashable, Sendable {
        public let name: String
        public let value: Double?
    }
}
