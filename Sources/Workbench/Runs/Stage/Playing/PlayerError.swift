import Support

/// Why a player did not do what it was told.
public enum PlayerError: Error, Hashable, Sendable {
    /// The program ended by itself; `detail` is the end of what it complained of.
    case ended(architecture: String, how: String, detail: String, last: Place?)
    case noRest(architecture: String, seconds: Int, last: Place?)
    case tooManyCalls(architecture: String, count: Int, last: Place?)
    /// The app was open in an earlier start of the program, and is gone.
    case restarted(architecture: String)
    /// What the subject's stage tells is not what its documentation says.
    case notUnderstood(architecture: String, reason: String)

    /// The body that was entered last.
    public struct Place: Hashable, Sendable {
        public let name: String
        public let file: String
        public let line: Int
    }

    /// Where in the code it happened, as far as that is known.
    public var place: Place? {
        switch self {
        case .ended(_, _, _, let last), .noRest(_, _, let last), .tooManyCalls(_, _, let last): last
        case .restarted, .notUnderstood: nil
        }
    }
}

extension PlayerError: BlamingError {
    public var blamesSubject: Bool { self != .restarted(architecture: architecture) }

    private var architecture: String {
        switch self {
        case .ended(let name, _, _, _), .noRest(let name, _, _), .tooManyCalls(let name, _, _), .restarted(let name),
            .notUnderstood(let name, _):
            name
        }
    }
}

extension PlayerError: CustomStringConvertible {
    public var description: String {
        let name = "\(PrintablePath(architecture))"
        return switch self {
        case .ended(_, let how, let detail, let last):
            "\(name) \(how)\(Self.after(last)). It said:\n\(detail.isEmpty ? "(nothing)" : detail)\nMend it, and try again."
        case .noRest(_, let seconds, let last):
            "\(name) did not come to rest within \(seconds) s\(Self.after(last)). Look for a loop that does not end."
        case .tooManyCalls(_, let count, let last):
            "\(name) made more than \(count) calls at once\(Self.after(last)). Look for parts that call each other without end."
        case .restarted: "\(name) was started again, and its apps are gone. Open the app again."
        case .notUnderstood(_, let reason):
            "What the stage of \(name) tells can't be read: \(reason) Documentation/stage.md says what it must be."
        }
    }

    private static func after(_ place: Place?) -> String {
        place.map { " after \(PrintablePath($0.name)) in \(PrintablePath($0.file)):\($0.line)" } ?? ""
    }
}
