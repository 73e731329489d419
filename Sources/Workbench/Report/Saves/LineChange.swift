/// A line of a file that has come or gone.
public struct LineChange: Hashable, Sendable {
    /// From 1; where it stands, or where it stood.
    public let number: Int
    public let text: String
    public let isNew: Bool

    /// Between two texts, the lines that went before those that came in their place.
    static func all(from old: String, to new: String) -> [LineChange] {
        let (old, new) = (lines(of: old), lines(of: new))
        return SequenceGap.all(from: old, to: new).flatMap { gap in
            gap.removed.map { LineChange(number: $0 + 1, text: String(old[$0]), isNew: false) }
                + gap.added.map { LineChange(number: $0 + 1, text: String(new[$0]), isNew: true) }
        }
    }

    /// What ends a line may also be a carriage return with a line feed, which is one character.
    private static func lines(of text: String) -> [Substring] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.last == "" ? lines.dropLast() : lines
    }
}
