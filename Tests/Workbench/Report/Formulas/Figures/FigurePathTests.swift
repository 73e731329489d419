import Testing

@testable import Report

struct FigurePathTests {
    @Test(
        "Names are joined as a formula has them, and come apart again",
        arguments: [
            (["lines", "code"], "lines.code"), (["roles", "View Model", "files"], "roles.`View Model`.files"),
            (["roles", "a.b"], "roles.`a.b`"), (["roles", "2nd"], "roles.`2nd`"),
            (["roles", "Präsenter"], "roles.Präsenter"), ([], ""),
        ]
    )
    func text(_ names: [String], _ text: String) {
        #expect(FigurePath(names).text == text)
        #expect(FigurePath(text: text).names == names)
    }

    @Test(
        "A malformed path comes apart, too",
        arguments: [
            ("a..b.", ["a", "b"]), ("a.`b", ["a", "b"]), ("a`b.c`d", ["a", "b.c", "d"]), ("a.``.b", ["a", "", "b"]),
            ("`", []),
        ]
    )
    func rubbish(_ text: String, _ names: [String]) {
        #expect(FigurePath(text: text).names == names)
    }

    @Test(
        "A cell is one of a matrix, whatever its row and column are called",
        arguments: [
            ("coupling.declared.matrix.View.Model", "coupling.declared.matrix"),
            ("coupling.resolved.sceneMatrix.`a.b`.C.edges", "coupling.resolved.sceneMatrix"),
            ("roles.matrix", nil), ("coupling.declared.edges", nil),
        ]
    )
    func matrix(_ text: String, _ matrix: String?) {
        #expect(FigurePath(text: text).matrix?.text == matrix)
    }
}
