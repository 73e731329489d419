/// What is wrong with JSON that was read, and where, in words that name none of Swift's types.
public struct DecodingFault: Error, Hashable, Sendable {
    /// As a person would write it: `acceptedBreaches[0].from`; empty for the whole text.
    public let key: String
    /// A sentence or more.
    public let reason: String

    public init(key: String, reason: String) {
        self.key = key
        self.reason = reason
    }

    public init(_ error: DecodingError) {
        key = error.path.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        reason = error.reason
    }
}

extension DecodingError {
    fileprivate var path: [any CodingKey] {
        switch self {
        case .keyNotFound(let key, let context): context.codingPath + [key]
        case .valueNotFound(_, let context), .typeMismatch(_, let context), .dataCorrupted(let context):
            context.codingPath
        @unknown default: []
        }
    }

    fileprivate var reason: String {
        switch self {
        case .keyNotFound: "This key is missing."
        case .valueNotFound: "There is no value."
        case .typeMismatch(let type, _): "\(Self.name(of: type)) is expected there."
        case .dataCorrupted(let context): context.codingPath.isEmpty ? "It is not JSON." : context.debugDescription
        @unknown default: "It is not what is expected."
        }
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "Text"
        case is any BinaryInteger.Type: "A whole number"
        case is any BinaryFloatingPoint.Type: "A number"
        case is Bool.Type: "True or false"
        case is [Any].Type: "A list"
        default: "An object"
        }
    }
}
