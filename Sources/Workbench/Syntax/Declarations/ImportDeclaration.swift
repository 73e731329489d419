import Parsing

/// A module that a file imports.
public struct ImportDeclaration: Hashable, Sendable {
    /// The first part of the imported path: `Foundation` in `import struct Foundation.URL`.
    public let module: String
    public let position: SourcePosition
    /// Marked `@_exported`, so that whoever imports this file's module sees the imported one too.
    public let isExported: Bool
    /// In a branch that is compiled only if something can be imported.
    public let isOptional: Bool
}
