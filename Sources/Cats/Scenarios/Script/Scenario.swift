/// One thing a user goes through: what they do, what the world answers, and what the screen shows after each step.
///
/// Every scenario opens on an empty Load Cat. After each step the screen must show exactly the frames listed, in
/// order, and no other.
public struct Scenario: Hashable, Sendable, CustomStringConvertible {
    /// A sentence, unique in the list.
    public let name: String
    public let steps: [Step]

    init(_ name: String, _ steps: [Step]) {
        self.name = name
        self.steps = steps
    }

    public var description: String { name }

    /// The opening, which comes before the first step, and the steps.
    var allSteps: [Step] { [.opening] + steps }

    /// How often a user taps in it.
    public var taps: Int { steps.count(where: \.isTap) }

    /// Whether the app is let go on the way, so that its parts must be watched.
    var releasesApp: Bool { steps.contains { $0.event == .letGo } }
}
