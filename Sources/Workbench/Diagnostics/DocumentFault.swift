/// Why a JSON file that was stored before can't be used.
public enum DocumentFault: Error, Hashable, Sendable {
    case file(FileFault)
    /// What stands in it is not what was written.
    case content(DecodingFault)
}

extension DocumentFault {
    /// What goes on after the file's name, with what to do.
    ///
    /// `verdict` says what the contents fail to be, as in `is no whole report`; `remedy` is how to get better ones.
    public func sentence(_ verdict: String, remedy: String) -> String {
        switch self {
        case .file(.unreadable(let reason)):
            "could not be read: \(reason). See that you may read it."
        case .file(let fault):
            "\(fault) \(remedy)"
        case .content(let fault):
            "\(verdict)\(fault.key.isEmpty ? "" : ", at \(PrintablePath(fault.key))"): \(fault.reason) \(remedy)"
        }
    }
}
