import Complexity
import Testing

struct DocumentedExampleTests {
    private let text = """
        struct Search {
            var cats: [Cat] = []

            var isEmpty: Bool { cats.isEmpty }

            func names(of colors: Set<Color>, or fallback: String?) -> [String] {
                guard !isEmpty else { return [] }
                var names: [String] = []
                outer: for cat in cats where !cat.isHidden {
                    if cat.isWild || cat.isLost && !cat.isTagged {
                        continue outer
                    } else if let color = cat.color, colors.contains(color) {
                        names.append(cat.name ?? fallback ?? "?")
                    }
                }
                return names.sorted { $0.count == $1.count ? $0 < $1 : $0.count < $1.count }
            }
        }
        """

    @Test("the example of the documentation has the numbers that it says")
    func numbers() {
        let sample = BodySample("as documented", text, "isEmpty.get 1 0", "names(of:or:) 12(2) 11")
        #expect(sample.measured == sample.bodies)
        #expect(CodeBase(text).weightedMethods.map(\.value) == [13])
    }
}
