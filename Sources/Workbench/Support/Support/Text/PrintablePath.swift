/// A path as one line of text in which nothing can act on a terminal or a log: what could is spelled out.
public struct PrintablePath: Hashable, Sendable {
    public let path: String

    public init(_ path: String) {
        self.path = path
    }
}

extension PrintablePath: CustomStringConvertible {
    public var description: String {
        // Most paths are as plain as this, and need no second look.
        if path.utf8.allSatisfy({ $0 >= UInt8(ascii: " ") && $0 <= UInt8(ascii: "~") && $0 != UInt8(ascii: "#") }) {
            return path
        }
        return path.unicodeScalars.map(Self.text).joined().withoutLogCommands(sharp: "\\u{23}")
    }

    private static func text(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case _ where scalar.isInvisible: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: String(scalar)
        }
    }
}
