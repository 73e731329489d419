import Coupling
import Parsing
import Testing

struct DependencyGraphTests {
    @Test("nested types roll up into the outermost, extensions fold into their type in whichever file they stand")
    func folding() {
        let graph = CodeBase.graph([
            "App/A.swift": "class A { struct B { let d: D } }",
            "App/C.swift": "extension A.B { func f(e: E) {} }\nstruct C { let b: A.B }",
            "App/D.swift": "struct D {}\nstruct E {}",
        ])
        #expect(graph.nodes.map(\.name) == ["A", "C", "D", "E"])
        #expect(graph.arrows == ["A -> D", "A -> E", "C -> A"])
    }

    @Test("what belongs to no type is one node for its file, named after the file")
    func fileNodes() {
        let graph = CodeBase.graph([
            "App/Assembly/MakeApp.swift": "func makeApp() -> View { View() }\nlet limit = 3\nfunc help(c: C) {}",
            "App/View.swift": "class View {}\nclass C {}",
            "App/Empty.swift": "import Model",
        ])
        #expect(graph.nodes.map(\.name) == ["C", "MakeApp.swift", "View"])
        #expect(graph.nodes[1].kind == .file)
        #expect(graph.nodes[1].role == "Assembly")
        #expect(
            graph.statements == [
                "MakeApp.swift uses C 3:14", "MakeApp.swift uses View 1:19", "MakeApp.swift creates View 1:26",
            ]
        )
    }

    @Test("code in an extension of another module's type belongs to the file that writes it")
    func foreignExtension() {
        let graph = CodeBase.graph([
            "Model/Photo.swift": "struct Photo { enum Size { case large } }",
            "App/Photo+Title.swift":
                "import Model\nextension Photo { func title(_ style: Style) {}; var s: Size { .large } }",
            "App/Style.swift": "struct Style {}",
        ])
        #expect(graph.arrows == ["Photo+Title.swift -> Style", "Photo+Title.swift -> Photo"])
    }

    @Test("a node knows its module, role, scene and place; shared layers have neither role nor scene")
    func nodes() {
        let graph = CodeBase.graph([
            "App/Load/LoadPresenter.swift": "\nprotocol LoadView {}\nclass LoadPresenter {}\nprivate struct State {}",
            "App/Load/Style.swift": "struct Style {}",
            "Kit/Load/View.swift": "class View {}",
        ])
        #expect(graph.nodes.map(\.name) == ["LoadPresenter", "LoadView", "State", "Style", "View"])
        #expect(graph.nodes.map(\.role) == ["Presenter", "View", "Presenter", nil, nil])
        #expect(graph.nodes.map(\.scene) == ["Load", "Load", "Load", "Load", nil])
        #expect(graph.nodes.map(\.module) == ["App", "App", "App", "App", "Kit"])
        #expect(graph.nodes[0].position == SourcePosition(line: 3, column: 7))
        #expect(graph.nodes.map(\.isProtocol) == [false, true, false, false, false])
    }

    @Test("a type that both branches of #if declare is one node, with the edges of both")
    func conditionalCompilation() {
        let graph = CodeBase.graph(
            "struct B {}\nstruct C {}\n#if os(Linux)\nstruct A { var b: B }\n#else\nstruct A { var c: C }\n#endif"
        )
        #expect(graph.nodes.map(\.name) == ["A", "B", "C"])
        #expect(graph.arrows == ["A -> B", "A -> C"])
    }

    @Test("a type that two files declare, each for its platform, is one node")
    func platformFiles() {
        let graph = CodeBase.graph([
            "App/A.swift": "#if os(Linux)\nstruct A { let b: B }\n#endif\nstruct B {}",
            "App/A+Mac.swift": "#if os(macOS)\nstruct A { let c: C }\n#endif\nstruct C {}",
        ])
        #expect(graph.nodes.map(\.name) == ["A", "B", "C"])
        #expect(graph.arrows == ["A -> B", "A -> C"])
    }

    @Test("private types of the same name in two files are two nodes")
    func privateTypes() {
        let graph = CodeBase.graph([
            "App/A.swift": "private struct Row { let a: A }\nstruct A {}",
            "App/B.swift": "struct B { private let row = Row() }\nprivate struct Row {}",
            "App/C.swift": "struct C { let row: Row }",
        ])
        #expect(graph.nodes.map(\.name) == ["A", "B", "C", "Row", "Row"])
        #expect(graph.arrows == ["B -> Row", "Row -> A"])
        #expect(graph.edges[0].to.file == "App/B.swift")
    }

    @Test("references to itself are no edges")
    func selfReference() {
        #expect(
            CodeBase.graph("class A { let next: A?; func f() { A(); Self.g() }; static func g() {} }").edges.isEmpty
        )
    }

    @Test("a module's part holds its own nodes, with the edges that leave it beside them")
    func part() {
        let part = CodeBase.graph([
            "Model/Photo.swift": "struct Photo {}",
            "App/A.swift": "import Model\nstruct A { let b: B; let photo: Photo }\nstruct B {}",
        ]).part(ofModule: "App")
        #expect(part.nodes.map(\.name) == ["A", "B"])
        #expect(part.edges.map(\.to.name) == ["B"])
        #expect(part.outwardEdges.map(\.to.name) == ["Photo"])
    }

    @Test("imports are kept with the file and place they stand at")
    func imports() {
        let graph = CodeBase.graph(["App/A.swift": "import Model\nimport Lottie"])
        #expect(graph.imports.map(\.imported) == ["Model", "Lottie"])
        #expect(graph.imports[1].file == "App/A.swift")
        #expect(graph.imports[1].module == "App")
        #expect(graph.imports[1].position == SourcePosition(line: 2, column: 8))
    }

    @Test("the graph does not depend on the order of files and modules")
    func order() {
        let first = ParsedFile(path: "App/A.swift", text: "class A { var b: B? }\nfunc f() {}")
        let second = ParsedFile(path: "App/B.swift", text: "class B { var a: A? }\nfunc g() { f() }")
        let module = CodeBase.subject.architectures[0].sources
        let graphs = [[first, second], [second, first]].map {
            DependencyGraph(of: [SourceModule(module, of: CodeBase.subject, files: $0)])
        }
        #expect(graphs[0] == graphs[1])
        #expect(graphs[0].arrows == ["A -> B", "B -> A", "B.swift -> A.swift"])
    }
}
