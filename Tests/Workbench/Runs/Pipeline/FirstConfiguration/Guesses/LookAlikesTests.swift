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

    @Test(
        "If no screen of an architecture is called like another's, the notes and the configuration doubt that it is one app",
        arguments: [
            ("class DogViewController {}", "MVC, MVP" as String?), ("class CatsPresenter {}", nil),
            ("class DogPresenter {}\nstruct Cat {}", nil),
        ]
    )
    func apart(other: String, names: String?) async throws {
        let draft = try await Sketch([
            "MVC/A.swift": "class CatViewController {}\nstruct CatModel {}", "MVP/B.swift": other,
        ]).draft()

        #expect(
            draft.notes.description.contains("called like one of another architecture")
                == (names != nil)
        )
        guard let names else { return }
        #expect(draft.notes.description.contains("no screen of \(names) is called like one of another architecture."))
        #expect(draft.text.contains("# May not be the same app: no screen of \(names) is called like another's."))
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
