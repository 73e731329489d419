import Parsing
import Testing

@testable import Stage
@testable import Tracing

struct BodyTableTests {
    @Test("Bodies stand in the order of their numbers, then those that tell nothing, with the reason")
    func table() throws {
        let text = "func f() { g() }\nfunc h() { i() }\nlet j = { if a { 1 } else { 2 } }"
        let traced = TracedSource(ParsedFile(path: "A.swift", text: text), firstNumber: 3)
        let bodies = Dictionary(
            uniqueKeysWithValues: traced.bodies.map { ($0.number, StagedBody(body: $0, module: "M")) }
        )
        let table = try BodyTable.file(of: bodies, untraced: traced.untraced)
        #expect(table.path == "bodies.json")
        #expect(
            table.text == """
                [
                  {
                    "braceColumn" : 10,
                    "braceLine" : 1,
                    "file" : "A.swift",
                    "line" : 1,
                    "name" : "f()",
                    "number" : 3
                  },
                  {
                    "braceColumn" : 10,
                    "braceLine" : 2,
                    "file" : "A.swift",
                    "line" : 2,
                    "name" : "h()",
                    "number" : 4
                  },
                  {
                    "braceColumn" : 9,
                    "braceLine" : 3,
                    "file" : "A.swift",
                    "line" : 3,
                    "name" : "closure",
                    "reason" : "branches that may be its value"
                  }
                ]

                """
        )
    }
}
