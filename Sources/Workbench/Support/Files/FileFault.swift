import Support

/// Why a file or folder could not be used: what is there, and what to do about it.
public enum FileFault: Error, Hashable, Sendable {
    /// A link stands below a folder that is worked on, and a stranger may have chosen where it leads.
    case link(path: String)
    /// A pipe, a device or a folder stands there.
    case notAFile(path: String)
    case notAFolder(path: String)
    /// It stands in the place of a git folder, and does not say where one is that says the same of it.
    case noGitFile(path: String)
    /// It stands in the place of a branch, and names neither a commit nor another branch.
    case noReference(path: String)
    /// Git tries a pattern of that line in more ways than it ends with.
    case slowPattern(path: String, line: Int)
    /// `limit` is in bytes.
    case tooLarge(path: String, limit: Int)
    /// It was written to while it was read.
    case changed(path: String)
    case notRead(path: String, SystemReason)
    case notWritten(path: String, SystemReason)
}

extension FileFault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .link(let path):
            "\(PrintablePath(path)) is a link, and catwalk follows no link below the folder that it works on. "
                + "Put what it leads to in its place, or remove it."
        case .notAFile(let path):
            "\(PrintablePath(path)) is not a regular file. Put one in its place, remove it, or give another path."
        case .notAFolder(let path):
            "\(PrintablePath(path)) is not a folder. Put one in its place, remove it, or give another path."
        case .noGitFile(let path):
            "\(PrintablePath(path)) does not lead to a git folder that leads back. Remove it, or clone the repository again."
        case .noReference(let path):
            "\(PrintablePath(path)) names neither a commit nor a branch of this repository. Mend it, or clone the repository "
                + "again."
        case .slowPattern(let path, let line):
            "\(PrintablePath(path)):\(line): Git takes too long for this pattern. Write it with fewer *."
        case .tooLarge(let path, let limit):
            "\(PrintablePath(path)) is larger than \(Self.size(limit)), and catwalk reads no larger one. "
                + "Make it smaller, remove it, or give another path."
        case .changed(let path):
            "\(PrintablePath(path)) changed while it was read. Try again when nothing writes to it."
        case .notRead(let path, let reason):
            "\(PrintablePath(path)) could not be read: \(reason). \(reason.remedy)"
        case .notWritten(let path, let reason):
            "\(PrintablePath(path)) could not be written: \(reason). \(reason.remedy)"
        }
    }

    private static func size(_ bytes: Int) -> String { bytes < 1 << 20 ? "\(bytes >> 10) KiB" : "\(bytes >> 20) MiB" }
}
