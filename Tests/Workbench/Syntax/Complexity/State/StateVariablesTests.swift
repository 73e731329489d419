import Complexity
import Testing

struct StateVariablesTests {
    @Test(
        "What can change and is kept counts, and no reference to another part",
        arguments: [
            ("var a = 1; let b = 2; var c: Int { a }; var d = 3 { didSet {} }", ["a", "d"]),
            ("var a, b: Int?; var (c, d) = (1, 2)", ["a", "b", "c", "d"]),
            ("weak var a: Other?; unowned var b: Other; lazy var c = 1; @IBOutlet var d: Int!", []),
            ("override var a: Int { didSet {} }", []),
            ("var a: (() -> Void)?; var b: (@MainActor (Int) -> Void)!", []),
            ("var a: Other; var b: Other?; var c: (any Asking)?; var d: any Sendable & Asking; var e = Other()", []),
            ("var a: Module.Other?; var b = Worker()", []),
            ("var a: [Other] = []; var b: Elsewhere?; var c: Task<Void, Never>?", ["a", "b", "c"]),
            ("static var a = 1; static let b = 2; class var c: Int { 1 }", ["a"]),
            ("#if DEBUG\nvar a = 1\n#else\nvar a = 2\n#endif", ["a"]),
        ]
    )
    func variables(_ members: String, names: [String]) {
        #expect(Self.state("final class Part {\n\(members)\n}")["Part"] == names)
    }

    @Test("A struct counts by its variables for whoever keeps it, also one in another, and as one without any")
    func values() {
        let state = Self.state(
            """
            final class Part {
                var state = State()
                var fixed: Fixed?
                struct State { var a = 1; let b = 2; var inner = Inner() }
                struct Inner { var c = 1; var other: Other? }
            }
            struct Fixed { let a = 1; static var shared = 1 }
            struct Tree { var children: [Tree] }
            indirect enum Choice { case one }
            actor Holder { var tree: Tree?; var choice = Choice.one }
            """
        )
        #expect(state["Part"] == ["state.a", "state.inner.c", "fixed"])
        #expect(state["Holder"] == ["tree.children", "choice"])
        #expect(state["Fixed"] == ["shared"])
        for name in ["Part.State", "Part.Inner", "Tree", "Choice"] { #expect(state[name] == [], "\(name)") }
    }

    @Test("What SwiftUI keeps for a view is the view's, and the view's other variables are no state")
    func views() {
        let text =
            "struct Screen { @State private var a = 1; @Binding var b: Int; @SwiftUI.FocusState var c: Bool; var d = 1 }"
        #expect(Self.state(text)["Screen"] == ["a", "c"])
    }

    @Test(
        "Structs in structs, which double the names with each level, are opened up to a thousand names and sixteen levels"
    )
    func bounds() {
        func structs(_ count: Int, _ members: (Int) -> String) -> String {
            (0..<count).map { "struct S\($0) { \(members($0 + 1)) }" }.joined(separator: "\n")
                + "\nstruct S\(count) { var x = 1 }\n"
        }
        let doubled = structs(24) { "var a: S\($0); var b: S\($0)" }
        // A thousand, and what was open by then.
        #expect((1_000...1_030).contains(Self.state("final class Part { var s: S0 }\n\(doubled)")["Part"]?.count ?? 0))
        let chain = structs(40) { "var a: S\($0)" }
        let names = Self.state("final class Part { var s: S0 }\n\(chain)")["Part"]
        #expect(names == ["s" + String(repeating: ".a", count: 15)])
    }

    @Test("The nearest type of a name is meant")
    func names() {
        let state = Self.state(
            "final class Part { var a: Other?; struct Other {} }\nextension Part { static var b = 1 }"
        )
        #expect(state["Part"] == ["a", "b"])
    }

    @Test("The example of Documentation/definitions.md has the variables that are counted by hand there")
    func documented() {
        let state = CodeBase(
            """
            protocol EditView: AnyObject {}
            protocol EditRouting {}

            final class EditPresenter {
                private weak var view: (any EditView)?
                private let original: Photo
                private var photo: Photo
                private var choice = Choice()
                private var saving: Task<Void, Never>?
                var closed: (() -> Void)?
                var router: any EditRouting
            }

            struct Choice {
                var filter: Filter?
                var isShown = true
                let limit = 3
            }
            """
        ).state
        #expect(state["EditPresenter"] == ["photo", "choice.filter", "choice.isShown", "saving"])
        #expect(state["Choice"] == [])
    }

    /// Beside a class, an actor and a protocol.
    private static func state(_ text: String) -> [String: [String]] {
        CodeBase(text, "final class Other {}\nactor Worker {}", "protocol Asking {}").state
    }
}
