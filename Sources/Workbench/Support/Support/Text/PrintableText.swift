/// Lines for a terminal or a log, in which what was put in is part of its line and acts on nothing.
public struct PrintableText: EscapedText {
    public typealias StringInterpolation = EscapingInterpolation<Self>

    public let verbatim: String

    public init(verbatim: String) {
        self.verbatim = verbatim
    }

    /// Takes lines from elsewhere, which stay lines; all else that could act is spelled out.
    public init(lines text: String) {
        verbatim = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
            .map { Self.escaped(String($0)) }
            .joined(separator: "\n")
    }

    public static func escaped(_ text: String) -> String { PrintablePath(text).description }

    /// How many characters wide it is, if it is one line.
    public var width: Int { verbatim.count }

    /// The text, with no line that a runner of GitHub Actions takes for a command: those start with two colons.
    public var description: String {
        verbatim.split(separator: "\n", omittingEmptySubsequences: false).map(Self.withoutCommand)
            .joined(separator: "\n")
    }
}

extension PrintableText {
    private static func withoutCommand(_ line: Substring) -> String {
        let start = line.prefix(while: \.isWhitespace)
        let rest = line[start.endIndex...]
        return rest.unicodeScalars.starts(with: "::".unicodeScalars)
            ? "\(start)\\u{3A}\(rest.dropFirst())" : String(line)
    }
}

extension EscapingInterpolation<PrintableText> {
    /// A text of several lines, which stay lines.
    public mutating func appendInterpolation(lines value: some CustomStringConvertible) {
        appendInterpolation(PrintableText(lines: value.description))
    }
}
