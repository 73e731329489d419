/// A text of several lines in which nothing else can act on a terminal: control characters are spelled out.
public struct PrintableText: Hashable, Sendable {
    public let text: String

    public init(_ text: String) {
        self.text = text
    }
}

extension PrintableText: CustomStringConvertible {
    /// Lines end as a terminal's do.
    public var description: String {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
            .map { "\(PrintablePath(String($0)))" }
            .joined(separator: "\n")
    }
}
