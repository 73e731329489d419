import Lines
import Rules

/// A layer that every architecture stands on; it counts for none of them.
public struct SharedLayer: Hashable, Codable, Sendable {
    public let name: String
    /// `nil` if the subject says neither.
    public let kind: Kind?
    /// How many source files there are.
    public let files: Int
    public let lines: LineCounts
    /// Where the layer itself breaks a rule, by rule, file and line.
    public private(set) var violations: [ViolationFigures]

    /// What it is to the architectures: what draws, or what they tell of.
    public enum Kind: String, Codable, CaseIterable, Sendable {
        case userInterface = "ui"
        case model
    }

    public init(
        name: String,
        kind: Kind? = nil,
        files: Int,
        lines: LineCounts,
        violations: [ViolationFigures] = []
    ) {
        self.name = name
        self.kind = kind
        self.files = files
        self.lines = lines
        self.violations = violations
    }
}

extension SharedLayer {
    /// The layer, these of its breaches accepted.
    func accepting(_ breaches: Set<BreachKey>) -> SharedLayer {
        var layer = self
        layer.violations = violations.map { $0.accepted(in: breaches) }
        return layer
    }
}
