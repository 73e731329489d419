import Parsing

/// The parsed sources of one module, and what its nodes are to the subject.
public struct SourceModule: Sendable {
    public let name: String

    public let files: [ParsedFile]

    /// The role of a type, from its name and its file's path; for a file's node the name is the file's without `.swift`.
    let role: @Sendable (_ name: String, _ file: String) -> String?

    /// The scene of a file, from its path.
    let scene: @Sendable (_ file: String) -> String?

    public init(
        name: String,
        files: [ParsedFile],
        role: @escaping @Sendable (_ name: String, _ file: String) -> String? = { _, _ in nil },
        scene: @escaping @Sendable (_ file: String) -> String? = { _ in nil }
    ) {
        self.name = name
        self.files = files
        self.role = role
        self.scene = scene
    }
}
