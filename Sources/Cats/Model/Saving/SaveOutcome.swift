import Foundation

/// How the saving of a photo ended.
public enum SaveOutcome: Hashable, Sendable {
    /// The photo is in the file at this URL.
    case saved(URL)
    /// The user said no.
    case denied
    /// The photo folder cannot be written to.
    case restricted
    /// Anything else, such as a full disk; the reason is a clause without its full stop.
    case failed(reason: String)

    public var isSaved: Bool {
        if case .saved = self { true } else { false }
    }

    /// The outcome in a sentence for the user.
    public var message: String {
        switch self {
        case .saved: "Photo saved."
        case .denied: "Saving was not allowed."
        case .restricted: "The photo folder can't be written to."
        case .failed(let reason): "The photo could not be saved: \(reason)."
        }
    }
}
