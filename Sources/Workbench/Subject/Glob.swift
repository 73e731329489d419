/// A pattern in which `*` stands for any run of characters, an empty one too; all else stands for itself.
public struct Glob: Hashable, Sendable {
    public let pattern: String
    /// What stands between the stars.
    private let parts: [Substring]

    public init(_ pattern: String) {
        self.pattern = pattern
        parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    }

    /// Whether the whole of `text` matches.
    public func matches(_ text: String) -> Bool {
        guard let first = parts.first, let last = parts.last, parts.count > 1 else { return text == pattern }
        guard text.hasPrefix(first), text.dropFirst(first.count).hasSuffix(last) else { return false }

        var rest = text.dropFirst(first.count).dropLast(last.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}
