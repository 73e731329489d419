/// Why a README's table could not be brought up to date.
public enum ReadmeError: Error, Hashable, Sendable {
    /// The markers don't stand once each, the first before the second.
    case markers(starts: Int, ends: Int)
}

extension ReadmeError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .markers(let starts, let ends):
            "README.md has \(starts) × \(ReadmeWriter.start) and \(ends) × \(ReadmeWriter.end). "
                + "Write each once, the first above the second, or neither."
        }
    }
}
