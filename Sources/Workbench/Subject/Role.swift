/// A part that a pattern gives to its types, told from their names.
public struct Role: Hashable, Sendable {
    public let name: String
    /// Globs held against a type's name, and against a file's name without its extension; one with a `/` is held
    /// against the file's path inside its module.
    public let patterns: [String]
    /// The names of the architectures that have the role; empty means all of them.
    public let architectures: [String]
    /// The patterns without a `/`.
    let nameGlobs: [Glob]
    /// The patterns with one.
    let pathGlobs: [Glob]

    public init(name: String, patterns: [String], architectures: [String] = []) {
        self.name = name
        self.patterns = patterns
        self.architectures = architectures
        nameGlobs = patterns.filter { !$0.contains("/") }.map(Glob.init)
        pathGlobs = patterns.filter { $0.contains("/") }.map(Glob.init)
    }
}
