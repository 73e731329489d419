/// What a learner hears from a room.
public enum RoomAnswer: Hashable, Sendable {
    case heard
    /// Heard as well, but somebody else has the same name.
    case shared
    case full
    /// No answer came, or none that a room gives.
    case lost

    init(_ status: HTTPResponse.Status?) {
        self =
            switch status {
            case .done: .heard
            case .conflict: .shared
            case .full: .full
            default: .lost
            }
    }
}
