import Declarations
import Parsing
import Testing

struct ProtocolRequirementsTests {
    @Test(
        "A requirement goes by its name and labels",
        arguments: [
            ("func show(title: String?)", ["show(title:)"]),
            ("func thumbnailTapped(at index: Int, _ animated: Bool)", ["thumbnailTapped(at:_:)"]),
            ("func close()", ["close()"]),
            ("var picture: Picture { get }", ["picture"]),
            ("var a: Int { get }, b: Int { get set }", ["a", "b"]),
            ("init(name: String)", ["init(name:)"]),
            // Of a subscript, what stands alone is no label: callers write `view[1]`.
            ("subscript(index: Int) -> Int { get }", ["subscript(_:)"]),
            ("subscript(at index: Int, _ row: Int) -> Int { get }", ["subscript(at:_:)"]),
            ("func `repeat`(`in`: Int)", ["repeat(in:)"]),
            ("associatedtype Element", ["Element"]),
            ("#if A\n    func a()\n#else\n    func b()\n#endif", ["a()", "b()"]),
        ]
    )
    func names(_ requirement: String, _ expected: [String]) {
        let file = ParsedFile(path: "A.swift", text: "protocol View: AnyObject {\n    \(requirement)\n}")
        #expect(ProtocolRequirements.all(in: file).map(\.requirements) == [expected])
    }

    @Test("Of a file its protocols are found, and nothing of what else it declares")
    func protocols() {
        let text = "protocol A {}\nclass B { func c() {} }\nextension A { func d() {} }\nprotocol E { func f() }"
        let found = ProtocolRequirements.all(in: ParsedFile(path: "A.swift", text: text))
        #expect(found.map(\.name) == ["A", "E"])
        #expect(found.map(\.requirements) == [[], ["f()"]])
    }

    @Test("Protocols under #if are found, and what else stands there may be as deep as it likes")
    func depth() {
        let chain = "let a = b" + String(repeating: ".c()", count: 20_000)
        let file = ParsedFile(path: "A.swift", text: "\(chain)\n#if A\nprotocol A {}\n#else\nprotocol B {}\n#endif")
        #expect(ProtocolRequirements.all(in: file).map(\.name) == ["A", "B"])
    }
}
