/// Whether the scenarios that all architectures passed are the same ones, which is what makes them behave alike there.
public enum ScenarioLikeness: String, Hashable, Codable, Sendable {
    /// The tests are the same, word for word, and take their cases from one list outside of the architectures' own
    /// tests.
    case sharedList = "shared-list"
    /// The tests are the same, word for word.
    case sameTests = "same-tests"
    /// The tests are the same, word for word, but nothing that they do can fail.
    case unasserted
    case different
}
