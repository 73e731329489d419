import Parsing
import Rebuilds
import Testing

@testable import Scaling

struct DecidingSourceTests {
    private let leaf = ParsedFile(path: "Cat/CatView.swift", text: "struct CatView { func show() { draw() } }")
    private let decider = ParsedFile(
        path: "Cat/CatPresenter.swift",
        text:
            "struct CatPresenter {\n    func isOn() -> Bool { a ? b : c }\n    func tap() {\n        load()\n    }\n}\n"
    )

    @Test("The file with most branches is changed, in a function whose result nobody takes")
    func changed() throws {
        let source = try #require(ChangeableSource.deciding(in: [leaf, decider]))
        #expect(source.path == "Cat/CatPresenter.swift")
        #expect(
            source.text(with: [SourceChange(.body, number: 7)])
                == decider.text.replacing("func tap() {\n", with: "func tap() {\n        let _ = 7\n\n")
        )
    }

    @Test("Of two files with as many branches the first by path is changed")
    func tie() {
        let other = ParsedFile(path: "Cat/Another.swift", text: leaf.text)
        #expect(ChangeableSource.deciding(in: [leaf, other])?.path == "Cat/Another.swift")
    }

    @Test("A file that could not be changed unseen is passed over")
    func others() {
        let asked = ParsedFile(path: "Cat/CatModel.swift", text: "func a() -> Int { b ? c ? 1 : 2 : 3 }")
        #expect(ChangeableSource.deciding(in: [leaf, asked])?.path == "Cat/CatView.swift")
    }

    @Test("There is none without a function that gives nothing")
    func none() {
        #expect(ChangeableSource.deciding(in: [ParsedFile(path: "A.swift", text: "func a() -> Int { 1 }")]) == nil)
        #expect(ChangeableSource.deciding(in: []) == nil)
    }
}
