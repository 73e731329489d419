import Foundation

/// As much of JSON Schema as the published schema uses.
struct Schema {
    private let definitions: [String: Any]
    private let root: [String: Any]

    init(data: Data) throws {
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        definitions = root["$defs"] as? [String: Any] ?? [:]
    }

    /// What is wrong with a value, each with its place; empty when it fits.
    func problems(in value: Any) -> [String] { problems(in: value, schema: root, at: "") }
}

extension Schema {
    private func problems(in value: Any, schema: [String: Any], at place: String) -> [String] {
        if let reference = schema["$ref"] as? String {
            let name = reference.replacing("#/$defs/", with: "")
            guard let definition = definitions[name] as? [String: Any] else { return ["no definition \(name)"] }
            return problems(in: value, schema: definition, at: place)
        }
        if let options = schema["anyOf"] as? [[String: Any]] {
            let found = options.map { problems(in: value, schema: $0, at: place) }
            return found.contains([]) ? [] : found.joined().map { "(any) \($0)" }
        }
        if let constant = schema["const"] as? NSNumber {
            return value as? NSNumber == constant ? [] : ["\(place): not \(constant)"]
        }
        if let names = schema["enum"] as? [String] {
            return names.contains(value as? String ?? "") ? [] : ["\(place): not one of \(names)"]
        }
        let types = schema["type"] as? [String] ?? [schema["type"] as? String ?? "none"]
        guard types.contains(where: { isType($0, value) }) else { return ["\(place): not \(types)"] }
        if let list = value as? [Any] {
            let items = schema["items"] as? [String: Any] ?? [:]
            return list.enumerated().flatMap { problems(in: $1, schema: items, at: "\(place)[\($0)]") }
        }
        return (value as? [String: Any]).map { problems(inObject: $0, schema: schema, at: place) } ?? []
    }

    private func problems(inObject object: [String: Any], schema: [String: Any], at place: String) -> [String] {
        let required = schema["required"] as? [String] ?? []
        let missing = required.filter { object[$0] == nil }.map { "\(place): no \($0)" }
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        let others = schema["additionalProperties"] as? [String: Any]
        return missing
            + object.flatMap { key, value in
                (properties[key] ?? others).map { problems(in: value, schema: $0, at: "\(place).\(key)") }
                    ?? ["\(place): \(key) is not known"]
            }
    }

    private func isType(_ name: String, _ value: Any) -> Bool {
        switch name {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
        case "number": value is NSNumber
        case "null": value is NSNull
        default: false
        }
    }
}
