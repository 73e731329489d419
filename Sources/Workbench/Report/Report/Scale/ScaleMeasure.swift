import Support

/// What is held against the number of pairs of scenes.
public enum ScaleMeasure: String, CaseIterable, Hashable, Codable, Sendable {
    case codeLines, files
    case declaredEdges, resolvedEdges
    case declaredPropagationCost, resolvedPropagationCost
    case cleanBuildProcessor, cleanBuildWall
    case rebuildProcessor, rebuildWall
    case testProcessor, testWall
    case objectSize

    /// How its numbers are shown.
    public enum Unit: Hashable, Sendable {
        case count, seconds, bytes, share
    }

    /// Of several rounds the median; `nil` if it was not measured.
    public func value(at point: ScalePoint) -> Double? { traits.value(point) }

    public var unit: Unit { traits.unit }

    /// Whether it is divided by the number of pairs to be the cost of one.
    ///
    /// A share is a cost of each pair as it is, and one change is made however many pairs there are.
    public var isPerPair: Bool { traits.isPerPair }

    /// Whether it is the same each time it is taken, so that nothing in its values is chance.
    public var isCounted: Bool { unit != .seconds }

    /// The exponent of a figure whose cost is the same for any number of pairs.
    public var unchangedExponent: Double { isPerPair ? 1 : 0 }

    private var traits: (unit: Unit, isPerPair: Bool, value: (ScalePoint) -> Double?) {
        switch self {
        case .codeLines: (.count, true, { Double($0.codeLines) })
        case .files: (.count, true, { Double($0.files) })
        case .declaredEdges: (.count, true, { Double($0.declared.edges) })
        case .resolvedEdges: (.count, true, { Double($0.resolved.edges) })
        case .declaredPropagationCost: (.share, false, \.declared.propagationCost)
        case .resolvedPropagationCost: (.share, false, \.resolved.propagationCost)
        case .cleanBuildProcessor: (.seconds, true, { $0.cleanBuild.map(\.processor).median })
        case .cleanBuildWall: (.seconds, true, { $0.cleanBuild.map(\.wall).median })
        case .rebuildProcessor: (.seconds, false, { $0.rebuild.map(\.processor).median })
        case .rebuildWall: (.seconds, false, { $0.rebuild.map(\.wall).median })
        case .testProcessor: (.seconds, true, { $0.testRun.map(\.processor).median })
        case .testWall: (.seconds, true, { $0.testRun.map(\.wall).median })
        case .objectSize: (.bytes, true, { Double($0.objectSize) })
        }
    }
}
