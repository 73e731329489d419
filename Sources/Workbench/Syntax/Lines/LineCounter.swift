import Parsing
import Support

/// Classifies the lines of one file, and counts them for the whole file or for a part of it.
///
/// The class of a line follows from the tokens and comments that touch it in the syntax tree, so `//` inside a literal
/// is never taken for a comment. Both branches of `#if` are source.
public struct LineCounter: Sendable {
    /// One class for each line; the first is line 1.
    public let classes: [LineClass]
    /// The line on which each code-block or member-block item starts; ascending.
    private let itemLines: [Int]
    /// How many of the lines above each, and of all, are of the class: parts may begin or end together.
    private let codeBefore: [Int]
    private let commentsBefore: [Int]

    public init(file: ParsedFile) {
        var text = file.text
        (classes, itemLines) = text.withUTF8 { bytes in
            var classifier = LineClassifier(lines: file.lines, bytes: bytes)
            classifier.classify(file.tree)
            return (classifier.classes, classifier.itemLines)
        }
        codeBefore = Self.counts(of: .code, in: classes)
        commentsBefore = Self.counts(of: .comment, in: classes)
    }

    /// The numbers of the lines that are code.
    public var codeLines: Set<Int> { Set(classes.indices.filter { classes[$0] == .code }.map { $0 + 1 }) }

    /// The whole file.
    public func counts() -> LineCounts {
        counts(of: classes.indices, logical: itemLines.count)
    }

    /// The lines of `range`, both ends included, counted from 1; what lies outside the file is left out.
    ///
    /// A line that the part shares with something else counts whole, and so do the items that start on it.
    public func counts(in range: ClosedRange<Int>) -> LineCounts {
        let indices = (range.lowerBound - 1..<range.upperBound).clamped(to: classes.indices)
        let items = items(before: range.upperBound + 1) - items(before: range.lowerBound)
        return counts(of: indices, logical: items)
    }
}

extension LineCounter {
    /// How many items start on a line above the given one.
    private func items(before line: Int) -> Int { itemLines.partitioningIndex(where: { $0 >= line }) }

    private func counts(of part: Range<Int>, logical: Int) -> LineCounts {
        let code = codeBefore[part.upperBound] - codeBefore[part.lowerBound]
        let comment = commentsBefore[part.upperBound] - commentsBefore[part.lowerBound]
        return LineCounts(code: code, comment: comment, blank: part.count - code - comment, logical: logical)
    }

    private static func counts(of lineClass: LineClass, in classes: [LineClass]) -> [Int] {
        var counts = [0]
        counts.reserveCapacity(classes.count + 1)
        for one in classes { counts.append(counts[counts.count - 1] + (one == lineClass ? 1 : 0)) }
        return counts
    }
}
