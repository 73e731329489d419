import Lines

/// A number that may be undefined for the code at hand: then it is written as `null`, being neither 0 nor missing.
public struct Figure: Hashable, Sendable {
    public let value: Double?

    public init(_ value: Double?) {
        self.value = value
    }
}

extension Figure {
    /// Code lines that are no logic for each one that is; undefined without logic.
    init(overheadOf lines: LineCounts, logic: Int) {
        self.init(logic == 0 ? nil : Double(lines.code - logic) / Double(logic))
    }
}

extension KeyedDecodingContainer {
    /// A figure that is `null` is there, and not defined; `nil` if the key is absent.
    func decodeIfPresent(_ type: Figure.Type, forKey key: Key) throws -> Figure? {
        contains(key) ? try decode(type, forKey: key) : nil
    }
}

extension Figure: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        value = container.decodeNil() ? nil : try container.decode(Double.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value { try container.encode(value) } else { try container.encodeNil() }
    }
}
