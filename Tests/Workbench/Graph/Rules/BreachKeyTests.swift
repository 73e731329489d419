import Foundation
import Rules
import Testing

struct BreachKeyTests {
    @Test("The key of a breach has the modules of both types, and stays the same when lines move")
    func lines() {
        let text = "import Model\nclass LoadView { let photo: Photo }"
        let before = WrittenCode.check(.forbidden(from: ["View"], to: ["Model"]), ["App/A.swift": text])
        let after = WrittenCode.check(.forbidden(from: ["View"], to: ["Model"]), ["App/A.swift": "\n\n" + text])
        #expect(before.map(\.position) != after.map(\.position))
        #expect(before.map(\.key) == after.map(\.key))
        #expect(before.map(\.key.description) == ["rule: App.LoadView uses Model.Photo"])
    }

    @Test("A file's name stays on the line of a breach and of its key, which keeps the name itself")
    func names() {
        let use = ["App/a\n\u{1B}.swift": "import Model\nfunc make() { _ = Photo() }"]
        let creation = WrittenCode.check(.mayCreate(creators: ["View"], created: ["Model"]), use)
        #expect(creation.map(\.key.description) == ["rule: App.a\\n\\u{1B}.swift uses Model.Photo"])
        #expect(creation.map(\.key.from) == ["App.a\n\u{1B}.swift"])
        #expect(creation.first?.explained.hasPrefix("a\\n\\u{1B}.swift (App) creates Photo") == true)
    }

    @Test("A baseline's key is one line, whatever stands in its three parts")
    func oneLine() throws {
        let json = #"{"rule": "a\nb\u001b", "from": "c\nd", "to": "e\rf"}"#
        let key = try JSONDecoder().decode(BreachKey.self, from: Data(json.utf8))
        #expect(key.description == "a\\nb\\u{1B}: c\\nd uses e\\rf")
    }

    @Test("For what stands in no type the key has the file's name, for an import the imported module alone")
    func files() {
        let use = ["App/Load/Make.swift": "import Model\nfunc make() { _ = Photo() }"]
        let creation = WrittenCode.check(.mayCreate(creators: ["View"], created: ["Model"]), use)
        #expect(creation.map(\.key.description) == ["rule: App.Make.swift uses Model.Photo"])
        let fileImport = WrittenCode.check(.imports(allowed: []), use)
        #expect(fileImport.map(\.key.description) == ["rule: App.Make.swift uses Model"])
    }

    @Test("Of two private types of one name, and of two files, the key has the path: to accept one accepts no other")
    func namesakes() {
        let text = "import Model\nprivate class LoadView { let photo: Photo }\nfunc make() -> Store {}"
        let uses = [
            "App/A/Make.swift": text, "App/B/Make.swift": text, "App/C.swift": "class EditView { let store: Store }",
        ]
        let found = WrittenCode.check(.forbidden(from: ["App"], to: ["Model"]), uses)
        #expect(
            found.map(\.key.description) == [
                "rule: App.LoadView (App/A/Make.swift) uses Model.Photo",
                "rule: App.Make.swift (App/A/Make.swift) uses Model.Store",
                "rule: App.LoadView (App/B/Make.swift) uses Model.Photo",
                "rule: App.Make.swift (App/B/Make.swift) uses Model.Store",
            ]
        )
        #expect(
            WrittenCode.check(.imports(allowed: []), uses).map(\.key.description) == [
                "rule: App.Make.swift (App/A/Make.swift) uses Model",
                "rule: App.Make.swift (App/B/Make.swift) uses Model",
            ]
        )
    }

    @Test("A name in composed and one in decomposed letters are two, as for the compiler")
    func forms() {
        let composed = "import Model\nclass C\u{E9}View { let photo: Photo }"
        let decomposed = "import Model\nclass Ce\u{301}View { let photo: Photo }"
        let found = WrittenCode.check(
            .forbidden(from: ["View"], to: ["Model"]),
            ["App/A.swift": composed, "App/B.swift": decomposed]
        )
        #expect(found.map(\.key.from) == ["App.C\u{E9}View", #"App.Ce\u{301}View"#])
        let hidden = WrittenCode.check(
            .forbidden(from: ["View"], to: ["App"]),
            ["App/A.swift": "class C\u{E9} {}\nclass AView { let cat: C\u{E9} }", "App/B.swift": "class Ce\u{301} {}"]
        )
        #expect(hidden.map(\.to) == ["C\u{E9}"])
    }
}
