/// What is wrong with JSON that was read, and at which key, in words that name no type of Swift.
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
        let path: [any CodingKey]
        switch error {
        case .keyNotFound(let key, let context): (path, reason) = (context.codingPath + [key], "This key is missing.")
        case .valueNotFound(_, let context): (path, reason) = (context.codingPath, "There is no value.")
        case .typeMismatch(let type, let context):
            (path, reason) = (context.codingPath, "\(Self.name(of: type)) is expected there.")
        case .dataCorrupted(let context):
            path = context.codingPath
            reason = path.isEmpty ? "It is not JSON." : context.debugDescription
        @unknown default: (path, reason) = ([], "It is not what is expected.")
        }
        key = path.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
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
