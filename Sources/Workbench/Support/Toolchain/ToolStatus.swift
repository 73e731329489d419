import Foundation
import Subprocess

/// How a program ended.
public enum ToolStatus: Hashable, Sendable {
    case exited(Int)
    case killed(signal: Int)
    /// Its time was over, and it was ended with all that it had started.
    case late(TimeLimit)
}

extension ToolStatus: CustomStringConvertible {
    /// A predicate: `ended with status 1`.
    public var description: String {
        switch self {
        case .exited(let code): "ended with status \(code)"
        case .killed(let signal): "was ended by signal \(signal)"
        case .late(let limit):
            "had not ended after \(limit.duration.formatted(.units(allowed: [.hours, .minutes, .seconds], width: .wide))), so "
                + "catwalk ended it; perhaps it waits for a file or a disk that never answers (if it only needs longer, set "
                + "\(TimeLimit.variable)=10 in the environment)"
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
