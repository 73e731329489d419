/// Why a subject's rules could not be held against its references.
public enum CheckError: Error, Hashable, Sendable {
    /// The subject does not build, or the compiler's index of it can't be read; `reason` says which, in sentences.
    case noIndex(reason: String)
}

extension CheckError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noIndex(let reason):
            "\(reason)\nWithout the compiler's index, catwalk check --engine syntax can check, and sees less."
        }
    }
}
