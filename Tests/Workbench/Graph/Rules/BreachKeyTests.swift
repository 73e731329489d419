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

    @Test("For what stands in no type the key has the file's name, for an import the imported module alone")
    func files() {
        let use = ["App/Load/Make.swift": "import Model\nfunc make() { _ = Photo() }"]
        let creation = WrittenCode.check(.mayCreate(creators: ["View"], created: ["Model"]), use)
        #expect(creation.map(\.key.description) == ["rule: App.Make.swift uses Model.Photo"])
        let fileImport = WrittenCode.check(.imports(allowed: []), use)
        #expect(fileImport.map(\.key.description) == ["rule: App.Make.swift uses Model"])
    }
}
