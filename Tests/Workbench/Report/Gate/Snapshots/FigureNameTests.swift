import Testing

@testable import Report

struct FigureNameTests {
    @Test(
        "Names are joined as a formula has them, and come apart again",
        arguments: [
            (["lines", "code"], "lines.code"), (["roles", "View Model", "files"], "roles.`View Model`.files"),
            (["roles", "a.b"], "roles.`a.b`"), (["roles", "2nd"], "roles.`2nd`"),
            (["roles", "Präsenter"], "roles.Präsenter"),
        ]
    )
    func text(_ path: [String], _ text: String) {
        #expect(path.formulaText == text)
        #expect(FigureName.parts(of: text).map { $0.replacing("`", with: "") } == path)
    }

    @Test("A figure keeps nine decimals, and stays undefined")
    func settled() {
        #expect(Figure(1.0 / 3).settled == Figure(0.333333333))
        #expect(Figure(1203).settled == Figure(1203))
        #expect(Figure(nil).settled == Figure(nil))
    }
}
