import Testing
import Words

@testable import Page
@testable import Report

struct SharedSentencesTests {
    private let node = Words(en: "A node is a type.", zh: "节点是类型。")

    @Test("A sentence of two definitions is shared, and leaves both; one of its own stays")
    func shared() {
        let two = Definition(en: "Two counts.", zh: "二。", and: [node])
        let shared = SharedSentences(of: [Definition(en: "One counts.", zh: "一。", and: [node]), two])
        #expect(shared.sentences == [node])
        #expect(shared.removed(from: two).map(\.en) == ["Two counts."])
    }

    @Test("If nothing is shared there are no sentences; a definition that is shared whole stays")
    func edges() {
        let one = Definition(en: "One counts.", zh: "一。")
        #expect(SharedSentences(of: [one, Definition(en: "Two counts.", zh: "二。")]).sentences.isEmpty)
        #expect(SharedSentences(of: [one, one]).removed(from: one) == [Words(en: "One counts.", zh: "一。")])
    }
}

extension Definition {
    fileprivate init(en: String, zh: String, and shared: [Words] = []) {
        self.init(sentences: [Words(en: en, zh: zh)] + shared, source: nil)
    }
}
