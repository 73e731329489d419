import Testing

@Suite("What draws, as guessed")
struct UserInterfaceTests {
    @Test("What inherits from a framework's types draws, also through others, and its names give the patterns")
    func inherited() async throws {
        let subject = try await Sketch([
            "MVC/Cells.swift": """
            import UIKit
            class BaseCell: UITableViewCell {}
            class CatCell: BaseCell {}
            class Feed: UIViewController {}
            class FeedPresenter {}
            """,
            "MVP/A.swift": "import SwiftUI\nstruct Note {}\nextension Note: View {}\nstruct Box {}",
        ]).subject()

        #expect(subject.userInterface?.names == ["*Cell", "*Feed", "*Note"])
    }

    @Test("A pattern that would fit what draws nothing is not proposed")
    func others() async throws {
        let subject = try await Sketch([
            "MVC/A.swift": "import UIKit\nclass FeedView: UIView {}\nclass CatView: UIView {}",
            "MVP/A.swift": "struct PageView: Codable {}",
        ]).subject()

        #expect(subject.userInterface?.names == ["*CatView", "*FeedView"])
    }

    @Test("Types that only their names say draw are named, to be checked")
    func unsure() async throws {
        let notes = try await Sketch(["MVC/A.swift": "import UIKit\nclass CatView {}", "MVP/A.swift": "class B {}"])
            .draft().notes.description

        #expect(notes.contains("  - ui: only their names say that these draw: CatView."))
    }

    @Test("If nothing draws, that is written down; if nothing tells, it is left out")
    func none() async throws {
        let nothing = try await Sketch(["App/A.swift": "struct A {}"]).subject()
        #expect(nothing.userInterface?.names == [])

        let unknown = try Sketch(["App/A.swift": "import UIKit\nstruct A {}"])
        #expect(try await unknown.draft().notes.description.contains("  - ui: nothing tells what draws."))
        #expect(try await unknown.subject().userInterface == nil)
    }

    @Test("A layer that draws in few of its files is not named as a whole")
    func layer() async throws {
        let subject = try await Sketch([
            "App/AppView.swift": "import Kit\nimport SwiftUI\nstruct AppView: View {}",
            "Kit/A.swift": "import SwiftUI\nstruct Star: View {}", "Kit/B.swift": "struct B {}",
            "Kit/C.swift": "struct C {}",
        ]).subject()

        #expect(subject.shared.map(\.name) == ["Kit"])
        #expect(subject.userInterface?.names == ["*Star", "*View"])
    }
}
