import Declarations

/// What one file declares and imports, and where it belongs.
public struct OutlinedFile: Sendable {
    /// Relative to the argument, with `/` between its parts.
    public let path: String

    /// The folder of its package; empty for the argument itself, `nil` outside packages.
    public let package: String?

    /// The target that the package's manifest gives it to; `nil` if the manifest names no target for it.
    public let target: Target?

    public let codeLines: Int
    public let types: [TypeDeclaration]
    public let roles: [RoleGuess]

    /// The modules that it imports, each once.
    public let imports: Set<String>

    public struct Target: Hashable, Sendable {
        public let name: String

        /// Relative to the argument; empty for the argument itself.
        public let folder: String

        public let isTest: Bool
    }
}

extension OutlinedFile {
    init(_ file: MeasuredFile, target: Target?) {
        self.init(
            path: file.path,
            package: file.package,
            target: target,
            codeLines: file.figures.lines.code,
            types: file.names.declarations.types,
            roles: file.roles,
            imports: Set(file.names.declarations.imports.map(\.module))
        )
    }
}
