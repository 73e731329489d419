import Subject

/// A figure that moved further than it may, or that is gone.
public struct FailingFigure: Hashable, Sendable {
    public let change: FigureChange
    /// What would have let it move less far; `nil` if nothing lets it move.
    public let tolerance: GateSettings.Tolerance?
}
