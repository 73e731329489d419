/// What a change in a source file is to the other files of its module.
public enum ChangeKind: String, CaseIterable, Hashable, Codable, Sendable {
    /// A statement more in a function: nothing that other files see has changed.
    case body

    /// A function more in the file's first type, or at its end if it has no type: what other files see has changed.
    case interface
}
