import Support

/// Why a JSON file that was stored before can't be used.
public enum DocumentFault: Error, Hashable, Sendable {
    case file(FileFault)
    /// What stands in it is not what was written.
    case content(path: String, DecodingFault)
}

extension DocumentFault {
    /// What is wrong and what to do, in sentences.
    ///
    /// `verdict` says what the contents fail to be, as in `is no whole report`; `remedy` is how to get better ones.
    public func text(_ verdict: String, remedy: String) -> String {
        switch self {
        case .file(let fault):
            "\(fault)"
        case .content(let path, let fault):
            "\(PrintablePath(path)) \(verdict)\(fault.key.isEmpty ? "" : ", at \(PrintablePath(fault.key))"): "
                + "\(fault.reason) \(remedy)"
        }
    }
}
