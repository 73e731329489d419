import Testing

@testable import Complexity

struct TopLevelCodeTests {
    @Test("the statements outside declarations are one body", arguments: samples)
    func bodies(sample: BodySample) {
        #expect(sample.measured == sample.bodies, "\(sample.reason)")
    }

    private static let samples = [
        BodySample(
            "a statement in `#if` makes a script too",
            "#if A\nlet b = c ? 1 : 2\nprint(b)\n#endif",
            "Sample.swift 2 1"
        ),
        BodySample(
            "all top-level code of a file is one body",
            "if a {}\nfunc f() {}\nprint(b ?? c)\nfor d in e {}",
            "Sample.swift 4(1) 2",
            "f() 1 0"
        ),
        BodySample(
            "in a script, globals are initialised as a part of the top-level code, from the first one on",
            "let a = b ? 1 : 2\nprint(a)",
            "Sample.swift 2 1"
        ),
        BodySample(
            "a function in a statement of top-level code lies in it",
            "do { func f() { if a {} } }",
            "Sample.swift 1 2",
            "f() 2 -"
        ),
    ]

    @Test("a file named main.swift is a script, without any statement too")
    func mainFile() {
        let bodies = BodySample.bodies(of: "let a = b ?? c", path: "Sources/tool/main.swift")
        #expect(bodies.map(\.name) == ["main.swift"])
        #expect(bodies.map(\.cyclomatic) == [CyclomaticComplexity(mcCabe: 1, coalescings: 1)])
        #expect(BodySample.bodies(of: "func f() {}", path: "main.swift").map(\.name) == ["f()"])
        #expect(BodySample.bodies(of: "let a = b ?? c", path: "domain.swift").isEmpty)
    }
}
