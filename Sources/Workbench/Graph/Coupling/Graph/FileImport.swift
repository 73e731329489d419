import Parsing

/// That a file of one module imports another, which may be one of the subject's or external.
public struct FileImport: Hashable, Sendable {
    /// The module that the file belongs to.
    public let module: String
    public let imported: String
    /// Relative to the subject's root.
    public let file: String
    public let position: SourcePosition
}
