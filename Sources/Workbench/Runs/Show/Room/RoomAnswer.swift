/// What a learner hears from a room.
public enum RoomAnswer: Hashable, Sendable {
    case heard
    /// Somebody else has the learner's name.
    case taken
    case full
    /// No answer came, or none that a room gives.
    case lost

    init(_ status: HTTPResponse.Status?) {
        self =
            switch status {
            case .done: .heard
            case .conflict: .taken
            case .full: .full
            default: .lost
            }
    }
}
