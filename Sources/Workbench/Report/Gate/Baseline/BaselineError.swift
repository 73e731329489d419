import Files

/// Why a baseline could not be read or written.
public enum BaselineError: Error, Hashable, Sendable {
    case unusable(DocumentFault)
    case file(FileFault)
}

extension BaselineError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unusable(let fault):
            fault.text("is not understood", remedy: "Mend it, or write it anew with catwalk check --update.")
        case .file(let fault): "\(fault)"
        }
    }
}
