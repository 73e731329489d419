import Parsing
import Testing

@testable import Coupling
@testable import Rules
@testable import Subject

struct ViolationSentenceTests {
    @Test(
        "A breach says what was done to whom",
        arguments: [
            (.conforms, "conforms to"), (.inherits, "inherits from"), (.creates, "creates"),
            (.calls, "calls a function of"), (.reads, "reads a property of"), (.writes, "sets a property of"),
            (.overrides, "overrides a member of"), (.witnesses, "fulfils a requirement of"), (.uses, "uses"),
        ] as [(Evidence.Kind, String)]
    )
    func kinds(kind: Evidence.Kind, doing: String) throws {
        let rule = Rule(name: "rule", architectures: [], kind: .forbidden(from: ["View"], to: ["Model"]))
        let evidence = Evidence(kind: kind, file: "App/A.swift", position: SourcePosition(line: 1, column: 1))
        func explained(_ type: String, _ other: String) throws -> String {
            let graph = WrittenCode.graph(
                of: WrittenCode.subject(rules: [rule]),
                [
                    "App/A.swift": "import Model\nclass \(type) { let x: \(other) }",
                    "Model/Photo.swift": "struct Photo {}\nstruct Store {}",
                ]
            )
            let edge = try #require(graph.edges.first)
            return Violation(of: rule, by: edge, at: evidence, among: Namesakes(in: graph)).explained
        }
        #expect(try explained("AView", "Photo") == "AView (View) \(doing) Photo (Model), which is forbidden.")
        #expect(
            try explained("BPresenter", "Store") == "BPresenter (Presenter) \(doing) Store (Model), which is forbidden."
        )
    }
}
