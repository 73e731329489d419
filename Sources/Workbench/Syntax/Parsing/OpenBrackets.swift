/// The brackets around a place in a source, and how deep the parser is there.
struct OpenBrackets {
    /// The innermost last; the first stands for the file and never closes.
    private var openings = [Opening(bracket: 0, lookahead: .never)]
    /// How many were open at once.
    private(set) var deepest = 0
    /// The chains of all openings together.
    private(set) var chain = Chain()
    /// Square brackets that begin with one another, where the innermost opened.
    private(set) var squares = 0
    /// `#if` around the one that opened last.
    private(set) var conditions = 0

    private struct Opening {
        /// A `#` stands for `#if`.
        let bracket: UInt8
        var lookahead: Lookahead
        var chain = Chain()
    }

    /// What the parser goes a level down for without a bracket.
    struct Chain {
        /// `else if` since the last `if` of its own.
        var alternatives = 0
        /// `?` with a blank on each side whose `:` has not come.
        var questions = 0
        /// `->` since the last sign or line that ends a type.
        var arrows = 0
        /// `<` with a blank on each side in a list: at each the parser looks ahead to the list's end.
        var comparisons = 0
    }

    /// How often the parser goes over what comes next, when a bracket around it may be that of a type.
    enum Lookahead {
        /// What is here is no part of a type.
        case never
        case once
        /// What a square bracket begins with: the parser tries it as the number in `[3 of Int]`, and then as a type.
        case twice
    }

    init(expecting count: Int) {
        openings.reserveCapacity(count + 2)
    }

    var count: Int { openings.count - 1 }

    mutating func open(_ bracket: UInt8, lookahead: Lookahead) {
        openings.append(Opening(bracket: bracket, lookahead: lookahead))
        deepest = max(deepest, count)
        if lookahead == .twice {
            squares = openings.reversed().prefix { $0.lookahead != .never }.count { $0.lookahead == .twice }
        }
        if bracket == UInt8(ascii: "#") { conditions = openings.count { $0.bracket == bracket } }
    }

    /// Closes the innermost bracket of the kind, and what was left open inside it; ignores one that was not open.
    mutating func close(_ bracket: UInt8) {
        guard let index = openings.lastIndex(where: { $0.bracket == bracket }) else { return }
        for opening in openings[index...] {
            chain.alternatives -= opening.chain.alternatives
            chain.questions -= opening.chain.questions
            chain.arrows -= opening.chain.arrows
            chain.comparisons -= opening.chain.comparisons
        }
        openings.removeSubrange(index...)
    }

    func isInnermost(_ bracket: UInt8) -> Bool { openings[count].bracket == bracket }

    /// How often the parser goes over what comes next in the innermost bracket.
    var lookahead: Lookahead {
        get { openings[count].lookahead }
        set { openings[count].lookahead = newValue }
    }

    mutating func addAlternative() { change(\.alternatives, by: 1) }

    /// An `if` of its own goes no deeper than where it stands.
    mutating func endAlternatives() { change(\.alternatives, by: -openings[count].chain.alternatives) }

    mutating func addArrow() { change(\.arrows, by: 1) }

    /// Where a type ends, and with it a row of arrows.
    mutating func endArrows() { change(\.arrows, by: -openings[count].chain.arrows) }

    mutating func addComparison() { change(\.comparisons, by: 1) }

    /// At a statement of its own, which no list goes on in.
    mutating func endComparisons() {
        let isList = [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<")].contains(openings[count].bracket)
        if !isList { change(\.comparisons, by: -openings[count].chain.comparisons) }
    }

    mutating func addQuestion() { change(\.questions, by: 1) }

    /// At a colon, which may also be one of something else.
    mutating func endQuestion() {
        if openings[count].chain.questions > 0 { change(\.questions, by: -1) }
    }

    private mutating func change(_ part: WritableKeyPath<Chain, Int>, by count: Int) {
        openings[self.count].chain[keyPath: part] += count
        chain[keyPath: part] += count
    }
}
