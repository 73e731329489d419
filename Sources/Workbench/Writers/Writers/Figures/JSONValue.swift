import Foundation

/// Any JSON.
enum JSONValue {
    case object([String: JSONValue])
    case list([JSONValue])
    case number(Double)
    case text(String)
    case truth(Bool)
    case nothing

    init(of value: some Encodable) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
    }

    /// The text that a key leads to.
    func text(_ key: String) -> String? {
        if case .object(let members) = self, case .text(let text) = members[key] { text } else { nil }
    }

    /// The number that a key leads to.
    func number(_ key: String) -> Double? {
        if case .object(let members) = self, case .number(let number) = members[key] { number } else { nil }
    }
}

extension JSONValue: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self =
            if container.decodeNil() {
                .nothing
            } else if let truth = try? container.decode(Bool.self) {
                .truth(truth)
            } else if let number = try? container.decode(Double.self) {
                .number(number)
            } else if let text = try? container.decode(String.self) {
                .text(text)
            } else if let elements = try? container.decode([JSONValue].self) {
                .list(elements)
            } else {
                .object(try container.decode([String: JSONValue].self))
            }
    }
}
