/// Some lines of a source around one that a finding is about, ready to be shown in colour.
public struct Excerpt: Hashable, Codable, Sendable {
    /// Relative to the subject's root.
    public let file: String
    /// The line that it is about, counted from 1.
    public let line: Int
    /// The number of the first of `lines`.
    public let firstLine: Int
    /// Without line ends; an empty line has no runs.
    public let lines: [[Run]]

    /// A piece of a line that is shown in one colour.
    public struct Run: Hashable, Codable, Sendable {
        /// `nil` for what is shown as plain text.
        public let kind: Kind?
        public let text: String

        public init(kind: Kind?, text: String) {
            self.kind = kind
            self.text = text
        }
    }

    /// What the compiler's own parser takes a piece of source for.
    public enum Kind: String, Hashable, Codable, Sendable {
        case attribute, comment, directive, keyword, number, string, type
    }

    public init(file: String, line: Int, firstLine: Int, lines: [[Run]]) {
        self.file = file
        self.line = line
        self.firstLine = firstLine
        self.lines = lines
    }
}
