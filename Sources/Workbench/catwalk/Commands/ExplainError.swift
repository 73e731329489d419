import Support

/// Why something could not be explained.
enum ExplainError: Error, Hashable {
    /// `nearest` is the name that was most likely meant; `nil` if all are too far off.
    case unknown(name: String, nearest: String?)
}

extension ExplainError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknown(let name, let nearest):
            "There is no measure, habit or rule \"\(PrintablePath(name))\" here. "
                + (nearest.map { "Did you mean \"\($0)\"? " } ?? "") + "Run catwalk explain for the names of all."
        }
    }
}
