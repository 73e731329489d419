/// One place in a body that refers to something, in the subject or outside.
struct BodyUse {
    enum Kind: Equatable {
        /// It is called, or passed on to be called.
        case function
        case initializer
        case property(isRead: Bool, isWritten: Bool)
        /// A type or a case is named.
        case other
    }

    let usr: String
    /// What it belongs to; `nil` outside the subject.
    let node: Node?
    let kind: Kind
    /// Nothing stands in the source for it.
    let isImplicit: Bool
}

extension BodyUse {
    var reads: Bool { if case .property(let isRead, _) = kind { isRead } else { false } }
    var writes: Bool { if case .property(_, let isWritten) = kind { isWritten } else { false } }
    var isProperty: Bool { reads || writes }
    var runs: Bool { kind == .function || kind == .initializer }
}
