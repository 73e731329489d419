/// A way to refer to a type that a rule forbids.
struct Way: Sendable {
    /// As it stands in Documentation/compiler-index.md.
    let name: String

    /// The source of a file in which `View`, or the file itself, refers to what is forbidden.
    let text: String

    /// What the index engine tells of it: `uses Forbidden 1`, the last part being the line.
    let reference: String

    init(_ name: String, _ text: String, _ reference: String) {
        self.name = name
        self.text = text
        self.reference = reference
    }
}

extension Way {
    static let seenByBoth = typePositions + declarations + writtenExpressions

    static let seenByIndexAlone = inferredTypes + leadingDots + unnamedMembers

    static let all = seenByBoth + seenByIndexAlone
}
