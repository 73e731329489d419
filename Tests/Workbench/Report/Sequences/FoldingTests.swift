import Report
import Testing

struct FoldingTests {
    /// `a2(bc)` is `a` and twice `bc`.
    private func text(_ folding: Folding<Character>) -> String {
        folding.parts.map { part in
            switch part {
            case .once(let character): "\(character)"
            case .repeated(let inner, let times): "\(times)(\(text(inner)))"
            }
        }
        .joined()
    }

    @Test(
        "A stretch that repeats is told once, with what repeats in it",
        arguments: [
            ("", ""), ("abc", "abc"), ("aaa", "3(a)"), ("abcbcd", "a2(bc)d"), ("abab", "2(ab)"),
            ("aabaab", "2(2(a)b)"), ("ababcababc", "2(2(ab)c)"),
            // To fold the first two would hide that three repeat.
            ("aabcabcabc", "a3(abc)"),
            // What is begun again and not ended stands behind.
            ("abcabca", "2(abc)a"),
        ]
    )
    func folded(list: String, folded: String) {
        #expect(text(Folding(Array(list))) == folded)
        #expect(Folding(Array(list)).elements == Array(list))
    }

    @Test("A stretch is seen to repeat up to its greatest length")
    func longest() {
        let longest = Array(0..<Folding<Int>.longestStretch)
        #expect(Folding(longest + longest).parts.count == 1)
        let longer = longest + [99]
        #expect(Folding(longer + longer).parts.count == 66)
    }

    @Test("Whatever is folded can be unfolded")
    func unfolded() {
        var state: UInt64 = 1
        for length in 0..<300 {
            let list = (0..<length).map { _ -> UInt64 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return state >> 62
            }
            #expect(Folding(list).elements == list)
        }
    }
}
