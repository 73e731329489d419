import Subprocess

/// How a program ended.
public enum ToolStatus: Hashable, Sendable {
    case exited(Int)
    case killed(signal: Int)
}

extension ToolStatus: CustomStringConvertible {
    /// A predicate: `ended with status 1`.
    public var description: String {
        switch self {
        case .exited(let code): "ended with status \(code)"
        case .killed(let signal): "was ended by signal \(signal)"
        }
    }
}

extension ToolStatus {
    init(_ status: TerminationStatus) {
        self =
            switch status {
            case .exited(let code): .exited(Int(code))
            case .signaled(let signal): .killed(signal: Int(signal))
            }
    }
}
