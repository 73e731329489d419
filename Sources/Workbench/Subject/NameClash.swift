import Support

/// Why the name of a source file or a folder leads nowhere, or can't be told apart from what is around it.
public enum NameClash: Hashable, Sendable {
    case notUnicode
    /// It begins or ends with a mark that makes one character with the slash, or with the dot, beside it.
    case mark
    /// Another name in the same folder is the same text, written with other scalars.
    case alike
}

extension NameClash {
    /// `nil` if the name can be told apart; `isFirst` says whether no name before it in the folder is the same text.
    init?(of name: String, isFirst: Bool) {
        let path = "/\(name)/"
        if path.first != "/" || path.last != "/" || name.isSource != name.hasSuffix(".swift") {
            self = .mark
        } else if !isFirst {
            self = .alike
        } else {
            return nil
        }
    }
}

extension NameClash: CustomStringConvertible {
    /// What is wrong and what to do, without the path.
    public var description: String {
        switch self {
        case .notUnicode: MisnamedPath.reason
        case .mark: "Its name has a mark that makes one character with the / or the . beside it. Rename it."
        case .alike: "It differs from a name beside it only in how an accent is written. Rename one of them."
        }
    }
}
