import Report

extension MessageSequence.Message {
    /// What is called, as it is written: a property that is set is `text =`.
    public var call: String {
        let set = [".set", ".willSet", ".didSet"].first(where: name.hasSuffix)
        return set.map { "\(name.dropLast($0.count)) =" } ?? name
    }

    /// The call with how often it was made, if that is more than once.
    public func call(times: Int) -> String { times == 1 ? call : "\(call) ×\(times)" }

    /// Who calls whom.
    public var way: String { "\(from) → \(to)" }

    public var place: String { "\(file):\(line)" }

    /// The message's place without the file's folder.
    public var shortPlace: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}

extension MessageChange {
    /// Tells the kinds from each other without colour.
    public var sign: String {
        switch self {
        case .added: "+"
        case .removed: "-"
        case .moved: ">"
        case .renamed: "~"
        }
    }

    public var text: String {
        switch self {
        case .added: "added"
        case .removed: "removed"
        case .moved(let place): "moved, was message \(place)"
        case .renamed(let name): "was \(name)"
        }
    }

    /// One word.
    public var kind: String {
        switch self {
        case .added: "added"
        case .removed: "removed"
        case .moved: "moved"
        case .renamed: "renamed"
        }
    }
}
