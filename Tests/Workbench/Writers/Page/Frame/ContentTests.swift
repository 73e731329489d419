import Testing

@testable import Page

struct ContentTests {
    @Test("A name without a value is left out, so that a template sees what stands around it")
    func absent() {
        let missing: Int? = nil
        let known: Int? = 2
        let content: Content = ["missing": missing, "known": known]
        #expect(content.child(named: "missing") == nil)
        #expect(content.child(named: "known") as? Int == 2)
    }
}
