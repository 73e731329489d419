/// A path as one line of text in which nothing can act on a terminal or a log: what could is spelled out.
public struct PrintablePath: Hashable, Sendable {
    public let path: String

    public init(_ path: String) {
        self.path = path
    }
}

extension PrintablePath: CustomStringConvertible {
    public var description: String {
        // A runner of GitHub Actions looks for commands of the old kind, ##[error], within lines.
        path.unicodeScalars.map(Self.text).joined().replacing("##[", with: "#\\u{23}[")
    }

    private static func text(of scalar: Unicode.Scalar) -> String {
        switch (scalar, scalar.properties.generalCategory) {
        case ("\n", _): "\\n"
        case ("\r", _): "\\r"
        case ("\t", _): "\\t"
        case (_, .control), (_, .format), (_, .lineSeparator), (_, .paragraphSeparator):
            "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: String(scalar)
        }
    }
}
