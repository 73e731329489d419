import Testing

@Suite("Look-alikes")
struct LookAlikesTests {
    @Test("An app that is named for a pattern, and is about something else than the others, is left out and told")
    func otherApp() async throws {
        let notes = try await Sketch([
            "MVC/CatViewController.swift": "class CatViewController {}",
            "MVP/CatViewController.swift": "class CatViewController {}",
            "MVVM-Films/FilmView.swift": "class FilmView {}\nclass Film {}",
        ]).draft().notes.description

        #expect(notes.contains("  architectures   MVC, MVP\n"))
        #expect(
            notes.contains(
                "architectures: MVVM-Films looks like one too, but it has no scene and hardly a type in common with the others."
            )
        )
    }

    @Test("One that another imports is told with that reason")
    func imported() async throws {
        let notes = try await Sketch([
            "MVC/A.swift": "import MVVM\nclass A {}", "MVP/B.swift": "class B {}", "MVVM/C.swift": "class C {}",
        ]).draft().notes.description

        #expect(notes.contains("  architectures   MVC, MVP\n"))
        #expect(notes.contains("architectures: MVVM looks like one too, but MVC imports it."))
    }
}
