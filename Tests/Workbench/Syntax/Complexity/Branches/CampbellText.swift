/// The examples in the text of the paper, from short to long.
enum CampbellText {
    static let examples = [
        BodySample(
            "the sum of primes: 1 + 2 + 3 + 1 = 7",
            """
            func sumOfPrimes(upTo maximum: Int) -> Int {
                var total = 0
                outer: for candidate in 1...maximum {   // +1
                    for divisor in 2..<candidate {      // +2, one level
                        if candidate % divisor == 0 {   // +3, two levels
                            continue outer              // +1
                        }
                    }
                    total += candidate
                }
                return total
            }
            """,
            "sumOfPrimes(upTo:) 4 7"
        ),
        BodySample(
            "words for numbers: 1 for the whole `switch`",
            """
            func words(for number: Int) -> String {
                switch number {   // +1
                case 1: return "one"
                case 2: return "a couple"
                case 3: return "a few"
                default: return "lots"
                }
            }
            """,
            "words(for:) 4 1"
        ),
        BodySample(
            "a check for nothing: 1",
            """
            func value() -> Value? {
                var value: Value?
                if holder != nil {   // +1
                    value = holder!.value
                }
                return value
            }
            """,
            "value() 2 1"
        ),
        BodySample(
            "the same in shorthand: 0",
            "func value() -> Value? { holder?.value }",
            "value() 1 0"
        ),
        BodySample(
            "like operators in one run, two kinds: 1 + 1",
            """
            func compare() {
                first = a && b && c && d   // +1
                second = a || b || c || d  // +1
            }
            """,
            "compare() 7 2"
        ),
        BodySample(
            "mixed operators: 1 + 1 + 1 + 1 = 4",
            """
            func mix() {
                if a            // +1
                    && b && c   // +1
                    || d || e   // +1
                    && f {      // +1
                }
            }
            """,
            "mix() 7 4"
        ),
        BodySample(
            "a negated group: 1 + 1 + 1 = 3",
            """
            func negate() {
                if a              // +1
                    &&            // +1
                    !(b && c) {   // +1
                }
            }
            """,
            "negate() 4 3"
        ),
        BodySample(
            "nesting, and a `catch` for two errors: 1 + 2 + 3 + 1 + 2 = 9",
            """
            func nest() {
                do {
                    if first {                     // +1
                        for index in 0..<10 {      // +2, one level
                            while second {}        // +3, two levels
                        }
                    }
                } catch Failure.one, Failure.two { // +1
                    if second {}                   // +2, one level
                }
            }
            """,
            "nest() 6 9"
        ),
        BodySample(
            "a closure nests without counting: 2",
            """
            func wrap() {
                let run = {        // +0, but a level
                    if first {}    // +2
                }
            }
            """,
            "wrap() 2 2"
        ),
    ]
}
