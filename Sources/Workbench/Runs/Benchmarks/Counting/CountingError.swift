import Support

/// Why a program's run could not be counted.
public enum CountingError: Error, Hashable, Sendable {
    case noValgrind
    case notCallgrind(file: String)
    /// The end, which has the totals, is missing.
    case incomplete(file: String)
    case malformed(file: String, line: Int, reason: String)
    case unreadable(file: String, reason: String)
    /// The program under callgrind ended badly; `detail` is the end of what was said.
    case failed(command: String, how: String, detail: String)
    /// Twice the rounds cost nothing more.
    case roundsCostNothing(command: String)
}

extension CountingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noValgrind:
            "Nothing can be counted, because there is no valgrind on the search path (PATH). Install it: apt-get install "
                + "valgrind on Debian and Ubuntu, dnf install valgrind on Fedora. There is none for today's macOS; count "
                + "on Linux, in a container for example."
        case .notCallgrind(let file):
            "\(PrintablePath(file)) is not from callgrind: no line says \"creator: callgrind\". Take Valgrind 3.19 or "
                + "newer, and see that nothing else writes there."
        case .incomplete(let file):
            "\(PrintablePath(file)) has no end: the line \"totals:\" is missing. The program was ended too soon, or "
                + "the disk is full; make room, and run again."
        case .malformed(let file, let line, let reason):
            "\(PrintablePath(file)):\(line): This is not as callgrind writes it: \(PrintablePath(reason)). "
                + "Take Valgrind 3.19 or newer, and run again."
        case .unreadable(let file, let reason):
            "\(PrintablePath(file)), which callgrind should have written, could not be read: \(reason). Run again, with "
                + "room in the folder for temporary files."
        case .failed(let command, let how, let detail):
            "\(PrintablePath(command)) \(how) under callgrind. It said:\n\(detail.isEmpty ? "(nothing)" : detail)\n"
                + "Run it by hand to see why, first without valgrind."
        case .roundsCostNothing(let command):
            "\(PrintablePath(command)) took no more instructions for twice the rounds. Let it play as many rounds as "
                + "it is told."
        }
    }
}
