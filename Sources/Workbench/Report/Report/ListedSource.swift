/// A source from its first line to its last, ready to be shown in colour.
public struct ListedSource: Hashable, Sendable {
    /// Relative to the subject's root.
    public let path: String
    /// Without line ends; an empty line has no runs.
    public let lines: [[Run]]

    /// A piece of a line that is shown in one colour.
    public struct Run: Hashable, Sendable {
        /// `nil` for what is shown as plain text.
        public let kind: Kind?
        public let text: String

        public init(kind: Kind?, text: String) {
            self.kind = kind
            self.text = text
        }
    }

    /// What the compiler's own parser takes a piece of source for.
    public enum Kind: String, Hashable, Sendable {
        case attribute, comment, directive, keyword, number, string, type
    }

    public init(path: String, lines: [[Run]]) {
        self.path = path
        self.lines = lines
    }
}

extension Report {
    /// With more lines a browser takes long to open a page of them.
    private static let maximumLines = 20_000

    /// The paths of the files that are shown whole: those of the measured architectures, in order, up to the first that
    /// would make too many lines.
    package var listedPaths: [String] {
        var lines = 0
        return measured.flatMap(\.sources).prefix { source in
            lines += source.lines.physical
            return lines <= Self.maximumLines
        }.map(\.path)
    }
}
