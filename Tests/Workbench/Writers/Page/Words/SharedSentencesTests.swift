import Testing

@testable import Page

struct SharedSentencesTests {
    @Test("A sentence of two definitions is shared, and leaves both; one of its own stays")
    func shared() {
        let shared = SharedSentences(of: ["One counts. A node is a type.", "Two counts, e.g. more. A node is a type."])
        #expect(shared.text == "A node is a type.")
        #expect(shared.removed(from: "Two counts, e.g. more. A node is a type.") == "Two counts, e.g. more.")
    }

    @Test("Where nothing is shared there is no text; a definition that is shared whole stays")
    func edges() {
        #expect(SharedSentences(of: ["One counts.", "Two counts."]).text == nil)
        #expect(SharedSentences(of: ["Same.", "Same."]).removed(from: "Same.") == "Same.")
    }
}
