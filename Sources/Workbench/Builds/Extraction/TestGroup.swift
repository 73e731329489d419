/// Groups of an architecture's tests, told apart because each covers the code for another reason.
public enum TestGroup: String, CaseIterable, Hashable, Sendable {
    /// The tests of its own parts.
    case unit
    /// The runs of the scenarios that all architectures share.
    case scenarios
    /// The tests of its own parts that reach nothing of what draws on a screen.
    case uiFree
}

extension TestGroup: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unit: "unit tests"
        case .scenarios: "scenarios"
        case .uiFree: "unit tests without the UI"
        }
    }
}
