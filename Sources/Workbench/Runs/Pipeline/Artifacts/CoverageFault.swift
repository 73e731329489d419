import Report
import Support
import Toolchain

/// Why coverage that was handed in could not be used, or not all of it; files are named as in the survey.
public enum CoverageFault: Error, Hashable, Sendable {
    /// `reason` is a sentence or more, with what to do.
    case unusable(reason: String)
    /// `count` is how many files the coverage is of.
    case foreign(count: Int)
    /// Another one tells of the file, too: `other` is that one as it was given.
    case doubled(file: String, other: String)
    /// It tells of a line that the file does not have.
    case otherVersion(file: String, line: Int)
}

extension CoverageFault {
    /// What happened and what to do, without the file that was handed in.
    var reason: String {
        switch self {
        case .unusable(let reason):
            reason
        case .foreign(let count):
            (count == 1 ? "The one file that it tells of is not" : "None of the \(count) files that it tells of is")
                + " measured. Give the coverage of the code that is measured."
        case .doubled(let file, let other):
            "It tells of \(PrintablePath(file)), as \(PrintablePath(other)) does. Merge the profiles with llvm-profdata, "
                + "and give what llvm-cov exports of all."
        case .otherVersion(let file, let line):
            "It tells of line \(line) in \(PrintablePath(file)), which is shorter. Give the coverage of the code as "
                + "it is."
        }
    }
}
