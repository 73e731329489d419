/// Why a profile gave no coverage.
public enum CoverageError: Error, Hashable, Sendable {
    case noProfile(program: String)
    case unreadable(tool: String, reason: String)
}

extension CoverageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noProfile(let program):
            "\(program) ran its tests and left no profile. Look whether a test ends the process (exit, kill) "
                + "before its end, and remove the folder .build/catwalk to build it afresh."
        case .unreadable(let tool, let reason):
            "The output of \(tool) export is not in the form that was expected: \(reason). "
                + "Use Swift 6.2 or newer, with its own llvm-cov."
        }
    }
}
