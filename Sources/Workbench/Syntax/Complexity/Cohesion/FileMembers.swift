import Parsing

/// The members of the types and extensions of one file, as far as cohesion needs them; both branches of `#if` count.
public struct FileMembers: Hashable, Sendable {
    /// Relative to the subject's root.
    public let path: String
    let members: [TypeMember]

    public init(_ file: ParsedFile) {
        let collector = MemberCollector(viewMode: .sourceAccurate)
        collector.walk(file.tree)
        path = file.path
        members = collector.members
    }
}
