@_spi(RawSyntax) import Parsing

/// Everything that one file declares, in the order of the file; both branches of `#if` count.
public struct FileDeclarations: Hashable, Sendable {
    /// Relative to the subject's root.
    public let path: String
    /// Nested and local types too, each as a type of its own.
    public internal(set) var types: [TypeDeclaration] = []
    public internal(set) var extensions: [ExtensionDeclaration] = []
    public internal(set) var globals: [GlobalDeclaration] = []
    /// The type aliases that belong to no type.
    public internal(set) var aliases: [AliasDeclaration] = []
    /// The type aliases inside types and bodies.
    public internal(set) var innerAliases: [AliasDeclaration] = []
    public internal(set) var imports: [ImportDeclaration] = []
    /// Where the file's previews stand, of which nothing else is noted.
    public internal(set) var previews: [DeclarationExtent] = []
    /// Whether anything but types, extensions and imports stands at its top level, such as a function or a type alias.
    public internal(set) var hasLooseCode = false

    init(path: String) {
        self.path = path
    }

    public init(_ file: ParsedFile) {
        var collector = DeclarationCollector(file: file)
        collector.walk(file.tree)
        self = collector.found
    }
}

// What a set of files declares together: a module's sources, or its tests.
extension [FileDeclarations] {
    public var types: [TypeDeclaration] { flatMap(\.types) }

    public var extensions: [ExtensionDeclaration] { flatMap(\.extensions) }

    public var counts: TypeCounts { TypeCounts(types) }

    /// The names of what stands in no type and no body.
    public var outermostNames: Set<String> {
        Set(types.filter(\.isOutermost).map(\.name) + flatMap(\.globals).map(\.name))
            .union(flatMap(\.aliases).map(\.name))
    }
}
