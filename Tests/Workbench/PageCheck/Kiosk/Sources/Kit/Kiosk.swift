/// What plays it has to know.
@MainActor
public protocol Kiosk {
    var screen: Screen { get }
    /// What was begun last.
    var work: Task<Void, Never>? { get }
}
