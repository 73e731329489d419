import Foundation

/// What a program printed, with the middle left out when it printed more than `limit` bytes.
public struct BoundedOutput: Hashable, Sendable {
    /// Enough for the coverage of a few thousand files, and little enough to be held twice.
    public static let standardLimit = 64 << 20
    public let limit: Int
    /// How many bytes of the middle were left out.
    public private(set) var dropped = 0
    private var head: [UInt8] = []
    private var tail: [UInt8] = []

    public init(limit: Int = standardLimit) {
        self.limit = limit
    }

    public mutating func append(_ bytes: some Collection<UInt8>) {
        let free = limit / 2 - head.count
        head.append(contentsOf: bytes.prefix(free))
        tail.append(contentsOf: bytes.dropFirst(free))
        // Trimmed only when twice too long, so that each byte is moved at most once.
        if tail.count > 2 * tailLimit { trimTail() }
    }

    public var data: Data { Data(head) + Data(keptTail) }

    /// The text, decoded as UTF-8 with repair.
    public var text: String { String(decoding: data, as: UTF8.self) }

    public var isComplete: Bool { dropped == 0 && tail.count <= tailLimit }

    /// The last lines, without blank ones at the end.
    public func lastLines(_ count: Int) -> String {
        text.split(whereSeparator: \.isNewline).suffix(count).joined(separator: "\n")
    }
}

extension BoundedOutput {
    private var tailLimit: Int { limit - limit / 2 }

    private var keptTail: ArraySlice<UInt8> { tail.suffix(tailLimit) }

    private mutating func trimTail() {
        dropped += tail.count - tailLimit
        tail = Array(keptTail)
    }
}
