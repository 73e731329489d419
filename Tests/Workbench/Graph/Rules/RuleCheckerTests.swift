import Parsing
import Rules
import Testing

@testable import Subject

struct RuleCheckerTests {
    @Test("a forbidden use is explained, with its place")
    func forbidden() {
        let found = WrittenCode.check(
            .forbidden(from: ["View"], to: ["Model"]),
            ["App/Load/LoadView.swift": "import Model\nclass LoadView {\n    let photo: Photo\n}"]
        )
        #expect(found.count == 1)
        #expect(found.first?.rule == "rule")
        #expect(found.first?.module == "App")
        #expect(found.first?.from == "LoadView")
        #expect(found.first?.to == "Photo")
        #expect(found.first?.file == "App/Load/LoadView.swift")
        #expect(found.first?.position == SourcePosition(line: 3, column: 16))
        #expect(found.first?.explained == "LoadView (View) uses Photo (Model), which is forbidden.")
    }

    @Test("each line that breaks a rule is one breach, in the order of files and lines")
    func order() {
        let found = WrittenCode.check(
            .forbidden(from: ["View"], to: ["Model"]),
            [
                "App/B.swift": "import Model\nclass BView { let a: Photo; let b = Photo()\n let c: Photo }",
                "App/A.swift": "import Model\nclass AView {\n let x: Store\n let y: Photo }",
            ]
        )
        #expect(
            found.map { "\($0.file):\($0.position.line) \($0.from) \($0.to)" } == [
                "App/A.swift:3 AView Store", "App/A.swift:4 AView Photo", "App/B.swift:2 BView Photo",
                "App/B.swift:3 BView Photo",
            ]
        )
    }

    @Test("a glob stands for the types whose names fit it")
    func glob() {
        let found = WrittenCode.check(
            .forbidden(from: ["*Input"], to: ["Model"]),
            ["App/A.swift": "import Model\nprotocol AInput { func f(p: Photo) }\nprotocol AOutput { func f(p: Photo) }"]
        )
        #expect(found.map(\.from) == ["AInput"])
    }

    @Test("a glob does not stand for what belongs to no type")
    func globOfFile() {
        let texts = ["App/MakeApp.swift": "import Model\nfunc make() { Photo() }\nstruct MakeView { let p: Photo }"]
        #expect(WrittenCode.check(.forbidden(from: ["Make*"], to: ["Model"]), texts).map(\.from) == ["MakeView"])
    }

    @Test("an architecture's name stands for all of its types, and is not held against itself")
    func architecture() {
        let texts = ["App/A.swift": "import Model\nclass A { let b: B; let photo: Photo }\nclass B {}"]
        #expect(WrittenCode.check(.forbidden(from: ["App"], to: ["App", "Model"]), texts).map(\.to) == ["Photo"])
    }

    @Test("a rule for one architecture does not bind another, nor the shared layers")
    func scope() {
        let texts = [
            "Model/StoreView.swift": "struct StoreView { let photo: Photo }",
            "App/AView.swift": "import Model\nclass AView { let photo: Photo }",
        ]
        let kind = Rule.Kind.forbidden(from: ["*View"], to: ["Photo*"])
        #expect(WrittenCode.check(kind, texts, in: ["App"]).map(\.from) == ["AView"])
        #expect(WrittenCode.check(kind, texts, in: ["Other"]).isEmpty)
        #expect(WrittenCode.check(kind, texts).map(\.from) == ["AView", "StoreView"])
    }

    @Test("through a protocol, nothing concrete may be named; conforming is no breach")
    func throughProtocol() {
        let found = WrittenCode.check(
            .throughProtocol(from: ["Presenter"], to: ["View"]),
            [
                "App/A.swift": """
                protocol AView {}
                class BView {}
                class APresenter: AView { let a: AView }
                class BPresenter: BView {}
                class CPresenter { let b = BView() }
                """
            ]
        )
        #expect(
            found.map(\.explained) == [
                "BPresenter (Presenter) inherits from BView (View), which it may know only through a protocol.",
                "CPresenter (Presenter) creates BView (View), which it may know only through a protocol.",
            ]
        )
    }

    @Test("only creators may call an initialiser; to name the type is free")
    func mayCreate() {
        let found = WrittenCode.check(
            .mayCreate(creators: ["Assembly"], created: ["View", "Presenter"]),
            [
                "App/A.swift":
                    "class AView { let p: APresenter }\nclass APresenter { let v = AView(); let s = Store() }",
                "App/Assembly/Make.swift": "func make() { AView(APresenter()) }\nstruct Store {}",
            ]
        )
        #expect(
            found.map(\.explained) == ["APresenter (Presenter) creates AView (View), which only Assembly may create."]
        )
    }

    @Test("a layer uses itself and what is listed for it, and nothing else; other places are free")
    func layers() {
        let kind = Rule.Kind.layers(
            [Rule.Layer(place: "View", mayUse: ["Presenter"]), Rule.Layer(place: "Presenter", mayUse: [])],
            concreteOnly: false
        )
        let found = WrittenCode.check(
            kind,
            [
                "App/A.swift": """
                import Model
                class AView { let p: APresenter; let v: BView; let photo: Photo }
                class APresenter { let v: BView }
                class Helper { let v: AView }
                protocol BView {}
                """
            ]
        )
        #expect(
            found.map(\.explained) == [
                "AView (View) uses Photo (Model), outside its layer.",
                "APresenter (Presenter) uses BView (View), outside its layer.",
            ]
        )
    }

    @Test("layers of concrete types look past protocols")
    func concreteLayers() {
        let found = WrittenCode.check(
            .layers([Rule.Layer(place: "Presenter", mayUse: [])], concreteOnly: true),
            ["App/A.swift": "class APresenter: BView { let v: BView; let c: CView }\nprotocol BView {}\nclass CView {}"]
        )
        #expect(
            found.map(\.explained) == [
                "APresenter (Presenter) uses CView (View), against the direction of the layers."
            ]
        )
    }

    @Test("scenes stand apart but for the pairs of places that are listed, in that direction")
    func scenes() {
        let found = WrittenCode.check(
            .independentScenes(except: [Rule.Layer(place: "View", mayUse: ["Presenter"])]),
            [
                "App/Load/LoadView.swift": "class LoadView { let p: EditPresenter; let v: EditView; let s: Shared }",
                "App/Edit/Edit.swift": "class EditView {}\nclass EditPresenter { let v: LoadView }",
                "App/Shared.swift": "class Shared { let v: EditView }",
            ]
        )
        #expect(
            found.map(\.explained) == [
                "EditPresenter (Presenter) uses LoadView (View), a part of another scene.",
                "LoadView (View) uses EditView (View), a part of another scene.",
            ]
        )
    }

    @Test("an architecture imports what is allowed and itself; the shared layers are free")
    func imports() {
        let found = WrittenCode.check(
            .imports(allowed: ["Model", "Foundation"]),
            [
                "App/A.swift": "import Foundation\nimport App\nimport class Lottie.View",
                "Model/B.swift": "import Lottie",
            ]
        )
        #expect(
            found.map(\.explained) == ["A.swift imports Lottie, but only Model, Foundation may be imported."]
        )
        #expect(found.map(\.position) == [SourcePosition(line: 3, column: 14)])
    }

    @Test("if nothing is allowed, no module may be imported but the architecture's own", arguments: ["Lottie", "Kit"])
    func importsNone(module: String) {
        let found = WrittenCode.check(
            .imports(allowed: []),
            ["App/A.swift": "import App\nimport \(module)", "App/B.swift": "class B {}"]
        )
        #expect(found.map(\.explained) == ["A.swift imports \(module), but no module may be imported."])
    }

    @Test("all rules are checked in their order")
    func all() {
        let rules = [
            Rule(name: "second", kind: .forbidden(from: ["View"], to: ["Presenter"])),
            Rule(name: "first", kind: .forbidden(from: ["Presenter"], to: ["View"])),
        ]
        let subject = WrittenCode.subject(rules: rules)
        let graph = WrittenCode.graph(
            of: subject,
            ["App/A.swift": "class AView { let p: APresenter }\nclass APresenter { let v: AView }"]
        )
        #expect(RuleChecker(subject: subject, graph: graph).check().map(\.rule) == ["second", "first"])
    }
}
