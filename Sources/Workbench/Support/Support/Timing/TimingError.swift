/// Why a program's time could not be told.
public enum TimingError: Error, Hashable, Sendable {
    /// `line` is the last that it printed.
    case noSample(command: String, line: String)
    /// The program ended badly; `detail` is the end of what it said.
    case failed(command: String, how: String, detail: String)
}

extension TimingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSample(let command, let line):
            "\(PrintablePath(command)) did not tell its time: its last line is \"\(PrintablePath(line))\". Let it end "
                + "with a line such as {\"wallClock\": 0.25, \"processor\": 0.24, \"peakMemory\": 27000000}, in "
                + "seconds and bytes."
        case .failed(let command, let how, let detail):
            "\(PrintablePath(command)) \(how). It said:\n\(detail.isEmpty ? "(nothing)" : detail)\n"
                + "Run it by hand to see why."
        }
    }
}
