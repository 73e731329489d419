import Rules
import Testing

@testable import Subject

struct DocumentedRulesTests {
    @Test(
        "the worked example of Documentation/rules.md",
        arguments: [
            (Rule.Kind.throughProtocol(from: ["View"], to: ["Presenter"]), ["4 CatPresenter"]),
            (.throughProtocol(from: ["Presenter"], to: ["View"]), []),
            (.throughProtocol(from: ["Presenter"], to: ["Cat*"]), ["9 CatFinder"]),
            (.forbidden(from: ["Presenter"], to: ["CatFind*"]), ["7 CatFinding", "9 CatFinder"]),
            (.layers([Rule.Layer(place: "Presenter", mayUse: ["View"])], concreteOnly: true), ["9 CatFinder"]),
            (.mayCreate(creators: ["Assembly"], created: ["CatFind*"]), ["9 CatFinder"]),
        ]
    )
    func documented(kind: Rule.Kind, breaches: [String]) {
        let text = """
            protocol CatView {}

            final class CatViewController: CatView {
                let presenter: CatPresenter
            }

            final class CatPresenter: CatFinding {
                weak var view: (any CatView)?
                let finder = CatFinder()
            }

            protocol CatFinding {}
            final class CatFinder {}
            """
        let found = WrittenCode.check(kind, ["App/Cat.swift": text])
        #expect(found.map { "\($0.position.line) \($0.to)" } == breaches)
    }
}
