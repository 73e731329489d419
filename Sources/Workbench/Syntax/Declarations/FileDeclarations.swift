@_spi(RawSyntax) import Parsing

/// Everything that one file declares, in the order of the file; both branches of `#if` count.
public struct FileDeclarations: Hashable, Sendable {
    /// Relative to the subject's root.
    public let path: String
    /// Nested and local types too, each as a type of its own.
    public let types: [TypeDeclaration]
    public let extensions: [ExtensionDeclaration]
    public let globals: [GlobalDeclaration]
    public let aliases: [AliasDeclaration]
    public let imports: [ImportDeclaration]
    /// Whether anything but types, extensions and imports stands at its top level, such as a function or a type alias.
    public let hasLooseCode: Bool

    public init(_ file: ParsedFile) {
        var collector = DeclarationCollector(file: file)
        collector.walk(file.tree)
        path = file.path
        types = collector.types
        extensions = collector.extensions
        globals = collector.globals
        aliases = collector.aliases
        imports = collector.imports
        hasLooseCode = collector.hasLooseCode
    }
}
