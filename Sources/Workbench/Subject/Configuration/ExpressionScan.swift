/// Looks for what makes a regular expression take longer than anybody waits to fail on some name.
///
/// Swift's expressions try every way in which a text could match. So the ways are counted, before one is tried: a
/// choice inside a repetition doubles them with each letter of the name. Each way takes a step for each letter of the
/// expression, from each letter of the name on; with a repetition without limit, for each two letters of the name. What
/// is read wrong here is only counted too often.
struct ExpressionScan {
    enum Excess: Error, Hashable {
        /// A part is repeated without limit that has a choice or a repetition in it.
        case repeatedChoice
        /// More than `maximumLoops` repetitions without limit, one after the other; it may also begin at each letter of a name.
        case loops
        /// More than `maximumSteps` to try all ways to choose between alternatives and limited repetitions, or than
        /// `maximumLoopSteps` with a repetition without limit.
        case choices
        /// Groups inside each other.
        case nesting
        /// White space and comments that do not count, `(?x)`, or another head of a group that is not known here.
        case extendedSyntax
        /// More than `maximumLength` characters.
        case length
    }

    static let maximumLoops = 1
    static let maximumSteps = 100_000.0
    static let maximumLoopSteps = 1000.0
    static let maximumLength = 1000
    private static let maximumDepth = 32
    /// `nil` if the expression is safe to try, or is no expression.
    let excess: Excess?

    init(of pattern: String) {
        guard pattern.unicodeScalars.count <= Self.maximumLength else {
            excess = .length
            return
        }
        var scan = Scanner(rest: Array(pattern.unicodeScalars)[...])
        do throws(Excess) {
            let part = try scan.alternatives(depth: 0)
            let most = part.loops == 0 ? Self.maximumSteps : Self.maximumLoopSteps
            excess = part.loops > Self.maximumLoops ? .loops : part.steps > most ? .choices : nil
        } catch {
            excess = error
        }
    }
}

extension ExpressionScan {
    /// In how many ways a part of the expression can match at one place.
    private struct Part {
        var ways = 1.0
        /// How many letters the longest of them has; a repetition without limit counts as its least.
        var letters = 0.0
        /// Repetitions without limit that come one after the other.
        var loops = 0

        /// Most to try all ways from one letter of a name on; those of no letter take one each.
        var steps: Double { ways * max(1, letters) }

        var isPlain: Bool { ways == 1 && loops == 0 }
    }

    private struct Scanner {
        var rest: ArraySlice<Unicode.Scalar>

        mutating func alternatives(depth: Int) throws(Excess) -> Part {
            guard depth <= ExpressionScan.maximumDepth else { throw .nesting }
            var whole = try sequence(depth: depth)
            while take("|") {
                let other = try sequence(depth: depth)
                whole.ways += other.ways
                whole.letters = max(whole.letters, other.letters)
                whole.loops = max(whole.loops, other.loops)
            }
            return whole
        }

        /// Up to the end of the group or of the alternative.
        private mutating func sequence(depth: Int) throws(Excess) -> Part {
            var whole = Part()
            while let next = rest.first, next != "|", next != ")" || depth == 0 {
                let part = try repeated(try atom(depth: depth))
                whole.ways *= part.ways
                whole.letters += part.letters
                whole.loops += part.loops
            }
            return whole
        }

        private mutating func atom(depth: Int) throws(Excess) -> Part {
            switch rest.popFirst() {
            case "(":
                try skipGroupHead()
                let part = try alternatives(depth: depth + 1)
                _ = take(")")
                return part
            case "[":
                skip(to: "]")
            case "\\":
                if take("Q") {
                    return Part(letters: skipQuotation())
                } else if let escape = rest.popFirst() {
                    if "gkxuopPN".unicodeScalars.contains(escape), take("{") { skip(to: "}") }
                    // What a group has matched may be as long as the name.
                    if "gk123456789".unicodeScalars.contains(escape) { return Part(letters: 1, loops: 1) }
                }
            default: break
            }
            return Part(letters: 1)
        }

        private mutating func repeated(_ part: Part) throws(Excess) -> Part {
            guard let (least, most) = quantifier() else { return part }
            // Lazy and possessive ones try the same ways, or fewer.
            if !take("?") { _ = take("+") }
            guard let most else {
                guard part.isPlain else { throw .repeatedChoice }
                return Part(letters: part.letters * max(1, Double(least)), loops: 1)
            }
            var whole = part
            // More often makes no difference: of two ways, 64 times are beyond any limit.
            for _ in 1..<max(1, min(most, 64)) { whole.ways *= part.ways }
            whole.ways *= Double(most) - Double(least) + 1
            whole.letters *= max(1, Double(most))
            whole.loops = part.loops * max(1, min(most, 64))
            return whole
        }

        /// At least and at most how often what stands before it is to come; without limit if the second is `nil`.
        private mutating func quantifier() -> (least: Int, most: Int?)? {
            if take("*") { return (0, nil) }
            if take("+") { return (1, nil) }
            if take("?") { return (0, 1) }
            guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
            let text = String(String.UnicodeScalarView(rest[rest.index(after: rest.startIndex)..<end]))
            let bounds = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
            guard bounds.count <= 2, text.contains(where: \.isNumber),
                bounds.allSatisfy({ $0.allSatisfy(\.isWholeNumber) })
            else { return nil }
            rest = rest[rest.index(after: end)...]
            let least = bounds[0].isEmpty ? 0 : Int(bounds[0]) ?? .max
            let most = bounds.count == 1 ? least : bounds[1].isEmpty ? nil : Int(bounds[1]) ?? .max
            return (least, most.map { max($0, least) })
        }

        /// What stands between the parenthesis and the group's content: `?:`, `?<name>`, `?=`, `?i:`.
        private mutating func skipGroupHead() throws(Excess) {
            guard take("?") else { return }
            if rest.first == "#" {
                while let next = rest.first, next != ")" { _ = rest.popFirst() }
                return
            }
            while let next = rest.first, next != ")" {
                _ = rest.popFirst()
                let isKnown = "<:=!>|P-^imsnwUDSWy".unicodeScalars.contains(next)
                // `(?P=a)` and `(?P>a)` stand for what a group has matched, or for the group.
                let isReference = next == "P" && (rest.first == "=" || rest.first == ">")
                if !isKnown || isReference { throw .extendedSyntax }
                if next == "<", rest.first != "=", rest.first != "!" { return skip(to: ">") }
                if [":", "=", "!", ">", "|"].contains(next) { return }
            }
        }

        /// Behind the sign; one after a backslash is passed over.
        private mutating func skip(to end: Unicode.Scalar) {
            while let next = rest.popFirst(), next != end {
                if next == "\\" { _ = rest.popFirst() }
            }
        }

        /// From behind `\Q` to behind `\E`; how many letters stand between them.
        private mutating func skipQuotation() -> Double {
            var letters = 0.0
            while let next = rest.popFirst() {
                if next == "\\", take("E") { break }
                letters += 1
            }
            return letters
        }

        private mutating func take(_ sign: Unicode.Scalar) -> Bool {
            guard rest.first == sign else { return false }
            rest = rest.dropFirst()
            return true
        }
    }
}

extension ExpressionScan.Excess {
    /// What is wrong, and what to do.
    var reason: String {
        switch self {
        case .repeatedChoice:
            "it repeats without limit what has a choice or a repetition in it. Repeat plain text only."
        case .loops:
            "it has several repetitions without limit, one after the other. Leave out those at its start and its end, for "
                + "it may match anywhere in a name."
        case .choices:
            "there are too many ways to choose between its alternatives and repetitions, which count most beside a repetition "
                + "without limit. Make it simpler."
        case .nesting:
            "its groups are nested too deep. Make it flatter."
        case .extendedSyntax:
            "a group begins with ?x or another sign that can't be judged. Write it in a simpler way."
        case .length:
            "it has more than \(ExpressionScan.maximumLength) characters. Make it shorter."
        }
    }
}
