@_spi(RawSyntax) import Parsing

/// Every body of one file, in the order of their names' places; both branches of `#if` count.
public struct FileBodies: Hashable, Sendable {
    /// Relative to the subject's root.
    public let path: String
    public let bodies: [Body]

    /// Finds and measures the bodies in one walk of the file's tree.
    public init(_ file: ParsedFile) {
        var counter = ComplexityCounter(file: file)
        counter.walk(file.tree)
        path = file.path
        bodies = counter.ledger.all
    }
}
