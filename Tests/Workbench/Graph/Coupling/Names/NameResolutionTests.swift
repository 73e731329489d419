import Coupling
import Testing

struct NameResolutionTests {
    @Test(
        "a local name hides the global one of the same name",
        arguments: [
            "func f() { let make = 1; make() }",
            "func f(make: () -> Void) { make() }",
            "func f(with make: () -> Void) { make() }",
            "func f(make: () -> Void) { do { let make = 1 }; make() }",
            "func f() { if let make = g() { make() } }",
            "func f() { guard let make = g() else { return }; make() }",
            "func f() { for make in [1] { make() } }",
            "func f() { while let make = g() { make() } }",
            "func f() { g { make in make() } }",
            "func f() { g { (make: () -> Void) in make() } }",
            "func f() { g { [make = 1] in make() } }",
            "func f() { switch g() { case .some(let make): make() default: 1 } }",
            "func f() { if case let .some(make) = g() { make() } }",
            "func f() { do {} catch let make { make() } }",
            "func f() { make(); func make() {} }",
            "func f() { struct make {}; make() }",
            "func f() { struct L { let make = 1; func g() { make() } } }",
            "var v: Int { get { 1 } set(make) { make() } }",
            "func make() {}; func f() { make() }",
            "let make = { 1 }; func f() { make() }",
            "struct make {}; func f() { make() }",
        ]
    )
    func localNames(member: String) {
        let graph = CodeBase.graph(["App/Make.swift": "func make() {}", "App/X.swift": "struct X { \(member) }"])
        #expect(graph.edges.isEmpty)
    }

    @Test(
        "a local name hides nothing before its scope or after it",
        arguments: [
            "func f() { do { let make = 1 }; make() }",
            "func f() { let make = make() }",
            "func f() { if let make = make() {} }",
            "func f() { if let make = g() {} else { make() } }",
            "func f() { for make in make() {} }",
            "func f(make: Int) {}; func g() { make() }",
            "func f() { g { make in 1 }; make() }",
            "struct N { let make = 1 }; func f() { make() }",
        ]
    )
    func ends(member: String) {
        let graph = CodeBase.graph(["App/Make.swift": "func make() {}", "App/X.swift": "struct X { \(member) }"])
        #expect(graph.arrows == ["X -> Make.swift"])
    }

    @Test(
        "generic parameters, associated types and nested types hide an outer type",
        arguments: [
            "struct X<Cat> { let cat: Cat }",
            "struct X<Cat> {}; extension X { func f(cat: Cat) {} }",
            "struct X { func f<Cat>(cat: Cat) {} }",
            "struct X { subscript<Cat>(cat: Cat) -> Int { 1 } }",
            "struct X { typealias F<Cat> = (Cat) -> Void }",
            "protocol X { associatedtype Cat; func f(cat: Cat) }",
            "struct X { struct Cat {}; let cat: Cat }",
            "struct X { let cat: Cat }; extension X { struct Cat {} }",
            "struct X { struct Cat {}; struct Y { let cat = Cat() } }",
            "struct X { typealias Cat = Int; let cat: Cat }",
            "struct X { func f() { struct Cat {}; let cat: Cat } }",
        ]
    )
    func types(text: String) {
        let graph = CodeBase.graph(["App/Cat.swift": "struct Cat {}", "App/X.swift": text])
        #expect(graph.edges.isEmpty)
    }

    @Test("what a type inherits is found before what the module declares")
    func inheritance() {
        let graph = CodeBase.graph([
            "Kit/ViewController.swift": "class ViewController { func present() {}; struct Style {} }",
            "App/Present.swift": "func present() {}\nstruct Style {}",
            "App/Base.swift": "import Kit\nclass Base: Kit.ViewController {}",
            "App/X.swift": "import Kit\nclass X: Base { func f() { present() }; var s: Style? }",
        ])
        #expect(graph.arrows == ["Base -> ViewController", "X -> Base", "X -> ViewController"])
    }

    @Test("what a type conforms to is looked up outside it")
    func inheritanceClause() {
        let graph = CodeBase.graph([
            "App/Cat.swift": "protocol Cat {}",
            "App/X.swift": "struct X: Cat { struct Cat {} }",
        ])
        #expect(graph.statements == ["X conforms Cat 1:11"])
    }

    @Test("a type of the same name in an imported module lends its members to no other")
    func sameNameElsewhere() {
        let graph = CodeBase.graph([
            "Kit/X.swift": "struct X { func make() {}; enum Style {} }",
            "App/Make.swift": "func make() {}\nenum Style {}",
            "App/X.swift": "import Kit\nstruct X { func f() { make() }; let style: Style? }",
        ])
        #expect(graph.arrows == ["X -> Make.swift", "X -> Style"])
    }

    @Test("a file's own module comes first, then the modules it imports, and no other")
    func imports() {
        let graph = CodeBase.graph([
            "Model/Cat.swift": "struct Cat {}\nstruct Dog {}\nstruct Fox {}",
            "Kit/Cat.swift": "struct Cat {}\nstruct Elk {}",
            "App/Cat.swift": "struct Cat {}",
            "App/X.swift": "import Model\nstruct X { let cat: Cat; let dog: Dog; let elk: Elk }",
            "App/Y.swift": "struct Y { let fox: Fox }",
        ])
        #expect(
            graph.edges.map { "\($0.from.name) -> \($0.to.module).\($0.to.name)" } == [
                "X -> App.Cat", "X -> Model.Dog",
            ]
        )
    }

    @Test("Module.Type leads to that module's type, if the file sees the module")
    func qualifiedNames() {
        let graph = CodeBase.graph([
            "Model/Cat.swift": "struct Cat {}\nfunc find() {}",
            "App/Cat.swift": "struct Cat {}",
            "App/X.swift": "import Model\nstruct X { let cat: Model.Cat; func f() { Model.Cat(); Model.find() } }",
            "App/Y.swift": "struct Y { let cat: App.Cat; let other: Kit.Cat }",
            "App/Z.swift": "struct Z { let cat: Model.Cat }",
            "Kit/Cat.swift": "struct Cat {}",
        ])
        #expect(
            graph.edges.map { "\($0.from.name) -> \($0.to.module).\($0.to.name)" }
                == ["X -> Model.Cat", "X -> Model.Cat.swift", "Y -> App.Cat"]
        )
        #expect(graph.edges[0].evidence.map(\.kind) == [.uses, .creates])
    }

    @Test("a re-exported module is seen by whoever imports the one that re-exports it")
    func reexports() {
        let graph = CodeBase.graph([
            "Kit/Picture.swift": "struct Picture {}",
            "Model/Photo.swift": "@_exported import Kit",
            "App/X.swift": "import Model\nstruct X { let picture: Picture }",
        ])
        #expect(graph.arrows == ["X -> Picture"])
    }

    @Test("a type alias is looked through, one of another module and one of an alias too")
    func aliases() {
        let graph = CodeBase.graph([
            "Model/Cat.swift": "struct Cat {}\ntypealias Animal = Cat",
            "App/Pet.swift":
                "import Model\ntypealias Pet = Animal\ntypealias Loop = Loop\ntypealias Feed = (Pet) -> Food",
            "App/X.swift": "struct X { let pet = Pet(); let loop: Loop }",
            "App/Y.swift": "struct Y { let feed: Feed }\nstruct Food {}",
        ])
        #expect(
            graph.statements == [
                "Pet.swift uses Food 4:27", "Pet.swift uses Cat 2:17", "Pet.swift uses Cat 4:19", "X creates Cat 1:22",
                "Y uses Food 1:22", "Y uses Cat 1:22", "Cat.swift uses Cat 2:20",
            ]
        )
    }

    @Test("private names of another file are not seen")
    func privateNames() {
        let graph = CodeBase.graph([
            "App/A.swift": "private func make() {}\nfileprivate typealias T = B\nprivate(set) var count = 1",
            "App/B.swift": "struct B {}\nstruct X { func f() { make() }; let t: T?; let n = count }",
        ])
        #expect(graph.arrows == ["A.swift -> B", "X -> A.swift"])
        #expect(graph.edges[1].evidence.map(\.position.line) == [2])
    }

    @Test(
        "a member that another file declares for itself hides nothing",
        arguments: [
            "extension X { private struct Cat {} }", "private extension X { struct Cat {} }",
            "extension X { fileprivate typealias Cat = Int }", "class Base { private struct Cat {} }",
        ]
    )
    func privateMembers(other: String) {
        let sources = [
            "Model/Cat.swift": "public struct Cat {}", "App/X.swift": "import Model\nclass X: Base { var cat: Cat? }",
        ]
        func arrows(_ other: String) -> [String] {
            CodeBase.graph(sources.merging(["App/Y.swift": other]) { $1 }).arrows
        }
        #expect(arrows(other).contains("X -> Cat"))
        // In the same file, or for all files, it hides the other.
        let open = other.replacing("private ", with: "").replacing("fileprivate ", with: "").replacing("file", with: "")
        #expect(!arrows(open).contains("X -> Cat"))
        let together = sources.merging(["App/X.swift": "import Model\n\(other)\nclass X: Base { var cat: Cat? }"]) {
            $1
        }
        #expect(!CodeBase.graph(together).arrows.contains("X -> Cat"))
    }

    @Test("an extension of an alias is one of what that stands for, also of another alias")
    func extendedAlias() {
        let graph = CodeBase.graph([
            "App/A.swift": "struct A {}\ntypealias B = A\ntypealias C = B\nstruct Food {}",
            "App/X.swift": "extension B { var food: Food? { nil } }\nextension C { func make() -> Food? { nil } }",
        ])
        #expect(graph.statements.filter { $0.contains("Food") } == ["A uses Food 1:25", "A uses Food 2:30"])
    }

    @Test("a function that several files declare leads to each of them")
    func overloads() {
        let graph = CodeBase.graph([
            "App/A.swift": "func make(a: Int) {}",
            "App/B.swift": "func make(b: Int) {}",
            "App/X.swift": "struct X { func f() { make(a: 1) } }",
        ])
        #expect(graph.arrows == ["X -> A.swift", "X -> B.swift"])
    }

    @Test("odd sources are read without an edge and without a crash")
    func oddSources() {
        let graph = CodeBase.graph(
            "extension [Int] { var x: [Int].Index { 0 } }\nextension Array<Int>.Index {}\nstruct {}\nclass X: , {}\n}}}}\nlet = \n"
                + "extension {}\n#if\n#endif\n.init()\nfunc f(x: = .init()) { ( }"
        )
        #expect(graph.edges.isEmpty)
    }
}
