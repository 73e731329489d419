// What is wrong with a baseline's JSON, in words that name none of Swift's types.

extension DecodingError {
    /// As a person would write it: `acceptedBreaches[0].from`; empty for the whole file.
    var key: String {
        path.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }

    var reason: String {
        switch self {
        case .keyNotFound: "This key is missing."
        case .valueNotFound: "There is no value."
        case .typeMismatch(let type, _): "\(Self.name(of: type)) is expected there."
        case .dataCorrupted(let context): context.codingPath.isEmpty ? "It is not JSON." : context.debugDescription
        @unknown default: "It is not what is expected."
        }
    }

    private var path: [any CodingKey] {
        switch self {
        case .keyNotFound(let key, let context): context.codingPath + [key]
        case .valueNotFound(_, let context), .typeMismatch(_, let context), .dataCorrupted(let context):
            context.codingPath
        @unknown default: []
        }
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "Text"
        case is Int.Type: "A whole number"
        case is [Any].Type: "A list"
        default: "An object"
        }
    }
}
