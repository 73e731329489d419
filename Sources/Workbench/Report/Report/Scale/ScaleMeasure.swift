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
    public func value(at point: ScalePoint) -> Double? {
        switch self {
        case .codeLines: Double(point.codeLines)
        case .files: Double(point.files)
        case .declaredEdges: Double(point.declared.edges)
        case .resolvedEdges: Double(point.resolved.edges)
        case .declaredPropagationCost: point.declared.propagationCost
        case .resolvedPropagationCost: point.resolved.propagationCost
        case .cleanBuildProcessor: point.cleanBuild.map(\.processor).median
        case .cleanBuildWall: point.cleanBuild.map(\.wall).median
        case .rebuildProcessor: point.rebuild.map(\.processor).median
        case .rebuildWall: point.rebuild.map(\.wall).median
        case .testProcessor: point.testRun.map(\.processor).median
        case .testWall: point.testRun.map(\.wall).median
        case .objectSize: Double(point.objectSize)
        }
    }

    public var unit: Unit {
        switch self {
        case .codeLines, .files, .declaredEdges, .resolvedEdges: .count
        case .declaredPropagationCost, .resolvedPropagationCost: .share
        case .cleanBuildProcessor, .cleanBuildWall, .rebuildProcessor, .rebuildWall, .testProcessor, .testWall:
            .seconds
        case .objectSize: .bytes
        }
    }

    /// Whether it is divided by the number of pairs to be the cost of one.
    ///
    /// A share is a cost of each pair as it is, and one change is made however many pairs there are.
    public var isPerPair: Bool {
        switch self {
        case .declaredPropagationCost, .resolvedPropagationCost, .rebuildProcessor, .rebuildWall: false
        default: true
        }
    }

    /// Whether it is the same each time it is taken, so that nothing in its values is chance.
    public var isCounted: Bool { unit != .seconds }

    /// The exponent of a figure whose cost is the same for any number of pairs.
    public var unchangedExponent: Double { isPerPair ? 1 : 0 }
}
