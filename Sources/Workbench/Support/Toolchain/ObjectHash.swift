/// What git calls something that it keeps: 40 hexadecimal digits, or 64 in a repository of SHA-256.
///
/// It can be nothing else, such as an option, wherever it was read.
public struct ObjectHash: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    private static let lengths: Set = [40, 64]

    public init?(_ text: String) {
        let isDigits = text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
        guard isDigits, Self.lengths.contains(text.utf8.count) else { return nil }
        description = text
    }
}

extension ObjectHash: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let hash = ObjectHash(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "It is no hash of git's, which has 40 or 64 of the digits 0 to 9 and a to f."
            )
        }
        self = hash
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
