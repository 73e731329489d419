import Foundation

/// Why a widget cannot be tapped: in a test, a mistake of the test or of the app under it.
public enum TapError: Error, Hashable, Sendable {
    case notFound(String, screen: String)
    case hidden(String)
    case disabled(String)
    case covered(String)
    case noThumbnail(index: Int, count: Int)
    case letGo
}

extension TapError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .notFound(let widget, let screen):
            "There is nothing to tap called '\(widget)' on \(screen): check the identifier, or which screen shows."
        case .hidden(let widget): "'\(widget)' is hidden and cannot be tapped: wait until it shows."
        case .disabled(let widget): "'\(widget)' is off and cannot be tapped: wait until it is on."
        case .covered(let widget): "'\(widget)' lies under an alert or is none of its answers: answer the alert first."
        case .noThumbnail(let index, let count): "There is no thumbnail \(index): the strip has \(count), from 0."
        case .letGo: "The app was let go: there is nothing left to tap."
        }
    }
}
