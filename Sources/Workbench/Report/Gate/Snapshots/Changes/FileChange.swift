/// How one file has changed: it is another one, elsewhere, new or gone.
public struct FileChange: Hashable, Sendable {
    /// Where it is, or where it was if it is gone.
    public let path: String
    /// Where it was, if that was elsewhere.
    public let oldPath: String?
    /// `nil` if it is new.
    public let before: FileSnapshot?
    /// `nil` if it is gone.
    public let after: FileSnapshot?
}

extension FileChange {
    public var owner: String? { (after ?? before)?.owner }

    public var isTest: Bool { (after ?? before)?.tests != nil }

    public var newTests: [String] { names(in: after?.tests, butNotIn: before?.tests) }

    public var goneTests: [String] { names(in: before?.tests, butNotIn: after?.tests) }

    public var newTypes: [String] { names(in: after?.types, butNotIn: before?.types) }

    public var goneTypes: [String] { names(in: before?.types, butNotIn: after?.types) }

    /// The change in what figures of these names count; `nil` if that is as it was.
    func telling(_ figures: [String]) -> FileChange? {
        guard let before, let after else { return self }
        let names = figures.filter { (FigureSubject(ofFigure: $0) == .tests) == isTest }
        let (old, new) = (before.keeping(names), after.keeping(names))
        return old == new ? nil : FileChange(path: path, oldPath: oldPath, before: old, after: new)
    }

    /// The one type that got another name, if nothing else came or went.
    var renamedType: (from: String, to: String)? {
        guard before != nil, after != nil, goneTypes.count == 1, newTypes.count == 1 else { return nil }
        return (goneTypes[0], newTypes[0])
    }

    private func names(in names: [String]?, butNotIn others: [String]?) -> [String] {
        let others = Set(others ?? [])
        return (names ?? []).filter { !others.contains($0) }
    }
}
