import Report

extension MessageSequence.Message {
    /// What is called, as it is written: a property that is set is `text =`.
    public var call: String {
        let set = [".set", ".willSet", ".didSet"].first(where: name.hasSuffix)
        return set.map { "\(name.dropLast($0.count)) =" } ?? name
    }

    var way: String { "\(from) → \(to)" }

    var place: String { "\(file):\(line)" }
}

extension MessageChange {
    /// Tells one from the other without colour.
    var sign: String {
        switch self {
        case .added: "+"
        case .removed: "-"
        case .moved: ">"
        case .renamed: "~"
        }
    }

    var text: String {
        switch self {
        case .added: "added"
        case .removed: "removed"
        case .moved(let place): "moved, was message \(place)"
        case .renamed(let name): "was \(name)"
        }
    }
}
