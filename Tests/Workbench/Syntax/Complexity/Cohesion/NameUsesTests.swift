import Complexity
import Testing

/// Which names inside a member are those of other members, seen by the components that they make.
struct NameUsesTests {
    @Test("a name is a member's unless it is local", arguments: samples)
    func names(sample: MemberSample) throws {
        let first = try #require(CodeBase("class A {\n\(sample.members)\n}").lackOfCohesion.first)
        #expect(first.components?.map { $0.joined(separator: " ") } == sample.components, "\(sample.reason)")
    }

    private static let samples = [
        MemberSample(
            reason: "a method that is handed on by the type's name is used: `addTarget(self, action: A.tapped)`",
            members:
                "var x = 1\nfunc load() { x; add(self, A.tapped); add(self, Self.closed) }\nfunc tapped() {}\nfunc closed() {}",
            components: ["x load tapped closed"]
        ),
        MemberSample(
            reason: "another type's name joins nothing, and a local one hides the type's",
            members: "var x = 1\nfunc load(A: B) { x; A.tapped; B.closed }\nfunc tapped() {}\nfunc closed() {}",
            components: ["x load", "tapped", "closed"]
        ),
        MemberSample(
            reason: "what has members is no method: UIKit's `tableView` is a superclass's",
            members: """
                var rows = 1, output = 2
                func tableView(_ a: Int) { rows }
                func load() { output; tableView.reload(); self.tableView?.reload() }
                """,
            components: ["rows tableView", "output load"]
        ),
        MemberSample(
            reason: "a property has members, and a method is used by its name alone",
            members: "var x = 1, y = 2\nfunc f() { x.a; self.y!.b }\nfunc g() { a(f) }",
            components: ["x y f g"]
        ),
        MemberSample(
            reason: "what `if` binds is not bound in its `else`",
            members:
                "var x = 1, y = 2\nfunc f() { if case let x = a {} else { x } }\nfunc g() { if case let y = a { y } }",
            components: ["x f", "y", "g"]
        ),
        MemberSample(
            reason: "what a case or a local function binds is not bound after it",
            members: """
                var x = 1, y = 2
                func f() { switch a { case .b(let x): c(x)\ndefault: d() }\nx }
                func g() { func h(y: Int) {}\ny }
                """,
            components: ["x f", "y g"]
        ),
        MemberSample(
            reason: "a parameter hides a property, `self.` does not",
            members: "var x = 1, y = 2\nfunc f(x: Int) { x }\nfunc g(y: Int) { self.y = y }",
            components: ["x", "y g", "f"]
        ),
        MemberSample(
            reason: "a local variable hides a property from its line on, not in what it is made from",
            members: "var x = 1, y = 2\nfunc f() { let x = 1; x }\nfunc g() { let y = y }",
            components: ["x", "y g", "f"]
        ),
        MemberSample(
            reason: "a local variable hides nothing outside its block",
            members: "var x = 1\nfunc f() { do { let x = 1 }\nx }\nfunc g() { if let x {} else { x } }",
            components: ["x f g"]
        ),
        MemberSample(
            reason: "`if let x` and `guard let x` read the property of that name",
            members: "var x: Int?, y: Int?\nfunc f() { if let x { x } }\nfunc g() { guard let y else { return } }",
            components: ["x f", "y g"]
        ),
        MemberSample(
            reason: "patterns of loops, cases, catches and closures hide properties",
            members: """
                var x = 1
                func f() { for x in 1...2 { x }\nswitch a { case .b(let x): x\ndefault: c() } }
                func g() { do {} catch let x { x }\nd { x in x }\nd { (x: Int) in x }\nd { [x = 1] in x } }
                """,
            components: ["x", "f", "g"]
        ),
        MemberSample(
            reason: "names that Swift gives hide properties: `newValue`, `oldValue`, `error`",
            members:
                "var error = 1, newValue = 2\nvar c: Int { get { 1 } set { newValue } }\nfunc f() { do {} catch { error } }\nfunc g() { c }",
            components: ["error", "newValue", "f", "g"]
        ),
        MemberSample(
            reason: "a capture reads the property of its name; `self?` and `self!` are `self`",
            members:
                "var x = 1, y = 2\nfunc f() { d { [x] in 1 }\nd { [weak self] in self?.y } }\nfunc g() { self!.y }",
            components: ["x y f g"]
        ),
        MemberSample(
            reason: "members of others and labels with the same name join nothing",
            members: "var x = 1\nfunc f() { a.x\n.x\nb(x: 1)\n\\A.x }\nfunc g() {}",
            components: ["x", "f", "g"]
        ),
        MemberSample(
            reason: "a property's wrapper is the property",
            members: "@W var x = 1\nvar y = 2\nfunc f() { $x }\nfunc g() { _x }",
            components: ["x f g", "y"]
        ),
        MemberSample(
            reason: "a subscript is a method, whatever its accessors are",
            members: "var x = 1\nsubscript(i: Int) -> Int { get { x } set { x = newValue } }\nfunc f() { self[1] }",
            components: ["x subscript f"]
        ),
        MemberSample(
            reason: "a local function hides a method; a local type has members of its own",
            members:
                "var x = 1\nfunc f() { func g() {}\ng()\nstruct B { var x = 1; func h() { self.x } } }\nfunc g() { x }",
            components: ["x g", "f"]
        ),
        MemberSample(
            reason: "overloads are methods each, and a use of their name joins all",
            members: "var x = 1\nfunc f() {}\nfunc f(a: Int) {}\nfunc g() { f() }",
            components: ["x", "f f g"]
        ),
        MemberSample(
            reason: "a use of a method's own name may be one of its overload",
            members: "var x = 1\nfunc f() { f(a: 1) }\nfunc f(a: Int) { x }",
            components: ["x f f"]
        ),
        MemberSample(
            reason: "members in `#if` are members",
            members: "var x = 1\n#if B\nfunc f() { x }\n#else\nfunc g() { x }\n#endif",
            components: ["x f g"]
        ),
        MemberSample(
            reason: "interpolations use what they name",
            members: "var x = 1\nfunc f() { \"\\(x)\" }\nfunc g() { x }",
            components: ["x f g"]
        ),
    ]
}
