import Foundation

/// Why work could not be begun on a thread of its own.
public enum ThreadError: Error, Hashable, Sendable {
    /// `code` is the system's `errno`; `stackSize` is in bytes.
    case notStarted(code: Int32, stackSize: Int)
}

extension ThreadError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notStarted(let code, let stackSize):
            "The system gives no thread with a stack of \(stackSize >> 20) MiB: \(String(cString: strerror(code))). "
                + (code == ENOMEM
                    ? "Allow more address space with ulimit -v."
                    : "Allow more processes with ulimit -u, or end some of them.")
        }
    }
}
