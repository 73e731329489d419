/// Any JSON.
enum JSONValue: Hashable {
    case object([String: JSONValue])
    case list([JSONValue])
    case number(Double)
    case text(String)
    case truth(Bool)
    case nothing
}

extension JSONValue {
    /// What a key leads to, where it is a text.
    func text(_ key: String) -> String? {
        if case .object(let members) = self, case .text(let text) = members[key] { text } else { nil }
    }

    /// What a key leads to, where it is a number.
    func number(_ key: String) -> Double? {
        if case .object(let members) = self, case .number(let number) = members[key] { number } else { nil }
    }
}

extension JSONValue: Decodable {
    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: Key.self) {
            let members = try container.allKeys.map {
                ($0.stringValue, try container.decode(JSONValue.self, forKey: $0))
            }
            self = .object(Dictionary(members) { first, _ in first })
        } else if var container = try? decoder.unkeyedContainer() {
            var elements: [JSONValue] = []
            while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
            self = .list(elements)
        } else {
            self = try Self.single(decoder.singleValueContainer())
        }
    }

    private static func single(_ container: any SingleValueDecodingContainer) throws -> JSONValue {
        if container.decodeNil() { return .nothing }
        if let truth = try? container.decode(Bool.self) { return .truth(truth) }
        if let number = try? container.decode(Double.self) { return .number(number) }
        return .text(try container.decode(String.self))
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
