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
            guard let end = Self.end(of: part, in: rest) else { return false }
            rest = rest[end...]
        }
        return true
    }

    /// Whether the whole of a type's name matches, some of whose letters may be spelled: `u\u{308}`.
    ///
    /// What a pattern names is what its reader sees, in whatever form the letters are written.
    public func matches(type name: String) -> Bool {
        guard name.utf8.contains(UInt8(ascii: "\\")) else { return matches(name) }
        let letters = name.replacing(/\\u\{([0-9A-F]+)\}/) { spelled in
            UInt32(spelled.1, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? String(spelled.0)
        }
        return matches(letters)
    }

    /// Where the first place of a part ends in a text.
    ///
    /// A long part is looked for without going back in the text (Knuth, Morris and Pratt 1977): it may nearly fit everywhere.
    private static func end(of part: Substring, in text: Substring) -> Substring.Index? {
        let wanted = Array(part)
        if wanted.count <= 32 { return text.firstRange(of: part)?.upperBound }
        // How much of the part's start ends at each of its characters.
        var starts = [0]
        var length = 0
        for character in wanted.dropFirst() {
            while length > 0, wanted[length] != character { length = starts[length - 1] }
            if wanted[length] == character { length += 1 }
            starts.append(length)
        }
        length = 0
        for index in text.indices {
            while length > 0, wanted[length] != text[index] { length = starts[length - 1] }
            if wanted[length] == text[index] { length += 1 }
            if length == wanted.count { return text.index(after: index) }
        }
        return nil
    }
}
