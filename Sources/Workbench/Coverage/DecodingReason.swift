extension CoverageError {
    init(_ error: DecodingError, source: String) {
        let (path, reason): ([any CodingKey], String) =
            switch error {
            case .keyNotFound(let key, let context): (context.codingPath + [key], "This key is missing.")
            case .valueNotFound(_, let context): (context.codingPath, "There is no value.")
            case .typeMismatch(_, let context), .dataCorrupted(let context):
                (context.codingPath, context.debugDescription)
            @unknown default: ([], "\(error)")
            }
        self = .malformed(source: source, key: Self.text(of: path), reason: reason)
    }
}

extension CoverageError {
    /// As a person would write it: `data[0].files[2].summary`.
    private static func text(of path: [any CodingKey]) -> String {
        path.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }
}
