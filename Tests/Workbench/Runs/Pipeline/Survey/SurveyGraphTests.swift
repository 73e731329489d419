import CompiledCode
import Foundation
import Pipeline
import Testing
import Toolchain

@Suite("Graphs of surveys")
struct SurveyGraphTests {
    @Test("From syntax each edge has the first place of each kind, and a file node speaks for what is in no type")
    func syntax() async throws {
        let kiosk = try Kiosk([
            "App/A.swift": "struct A { let b: B; let c: B }\nfunc make() -> B { B() }", "App/B.swift": "struct B {}",
        ])
        let graph = try await kiosk.graph()

        #expect(graph.engine == .syntax)
        #expect(graph.problems.isEmpty)
        #expect(graph.nodes.map { "\($0.module).\($0.name)" } == ["..A", "..A.swift", "..B"])
        #expect(
            lines(of: graph) == [
                "A B: uses App/A.swift:1:19", "A.swift B: uses App/A.swift:2:16, creates App/A.swift:2:20",
            ]
        )
    }

    @Test("Packages are apart, and the graph has all of them in the order of modules")
    func packages() async throws {
        let manifest = "let p = Package(targets: [.target(name: \"A\"), .target(name: \"B\")])"
        let kiosk = try Kiosk([
            "Two/Package.swift": manifest, "Two/Sources/B/B.swift": "import A\nstruct B { let a: A }",
            "One/Package.swift": manifest, "One/Sources/A/A.swift": "public struct A {}",
            "One/Sources/B/B.swift": "import A\nstruct B { let a: A }",
        ])
        let graph = try await kiosk.graph()

        // The second package has no A of its own, and does not see the other's.
        #expect(lines(of: graph) == ["B A: uses One/Sources/B/B.swift:2:19"])
        #expect(
            graph.nodes.filter { $0.module != "." }.map(\.file).sorted() == [
                "One/Sources/A/A.swift", "One/Sources/B/B.swift", "Two/Sources/B/B.swift",
            ]
        )
        let order = graph.nodes.map { [$0.module, $0.name, $0.file] }
        #expect(order == order.sorted { $0.lexicographicallyPrecedes($1) })
    }

    @Test("A target is imported by its name with underscores for what stands in no identifier")
    func moduleName() async throws {
        let kiosk = try Kiosk([
            "Package.swift": "let p = Package(targets: [.target(name: \"cat-kit\"), .target(name: \"App\")])",
            "Sources/cat-kit/Cat.swift": "public struct Cat {}",
            "Sources/App/Use.swift": "import cat_kit\nstruct Use { let cat: Cat }",
        ])

        let graph = try await kiosk.graph()
        let ends = graph.edges.map { [graph.nodes[$0.from], graph.nodes[$0.to]].map { "\($0.module).\($0.name)" } }

        #expect(ends == [["App.Use", "cat_kit.Cat"]])
        #expect(
            try await kiosk.survey().targets.map { "\($0.name) \($0.coupling.edges)" } == [". 0", "App 1", "cat-kit 0"]
        )
    }

    @Test("From an index it has every place, and the compiler's modules")
    func index() async throws {
        let code = try await CompiledCode([
            ("Kit/Cat.swift", "public struct Cat { public let name = \"\" }\npublic func make() -> Cat { Cat() }"),
            ("App/Use.swift", "import Kit\nstruct Use { func use() -> String { make().name + make().name } }"),
        ])
        let library = try await Toolchain.indexLibrary(in: ProcessInfo.processInfo.environment)
        let index = IndexArtifact(at: "Index", in: code.folder.url, library: library)
        let graph = try await SurveyRun(["."], in: code.folder.url).graph(with: index)

        #expect(graph.problems == [])
        #expect(graph.engine == .index)
        #expect(graph.nodes.map { "\($0.module).\($0.name)" } == ["App.Use", "Kit.Cat", "Kit.Cat.swift"])
        #expect(
            lines(of: graph) == [
                "Use Cat: reads App/Use.swift:2:44, reads App/Use.swift:2:58",
                "Use Cat.swift: calls App/Use.swift:2:37, calls App/Use.swift:2:51",
                "Cat.swift Cat: uses Kit/Cat.swift:2:23, creates Kit/Cat.swift:2:29, uses Kit/Cat.swift:2:29",
            ]
        )
    }

    @Test("An index that can't be used is a problem, and the edges are those of syntax")
    func noIndex() async throws {
        let kiosk = try Kiosk(["A.swift": "struct A { let b: B }\nstruct B {}", "nul.swift": "\0"])
        let library = try await Toolchain.indexLibrary(in: ProcessInfo.processInfo.environment)
        let run = SurveyRun(["."], in: kiosk.folder.url)
        let graph = try await run.graph(with: IndexArtifact(at: "gone", in: kiosk.folder.url, library: library))

        #expect(graph.engine == .syntax)
        #expect(graph.edges.count == 1)
        #expect(graph.problems.map(\.path) == ["gone", "nul.swift"])
    }

    private func lines(of graph: SurveyGraph) -> [String] {
        graph.edges.map { edge in
            let places = edge.evidence.map { "\($0.kind) \($0.file):\($0.line):\($0.column)" }
            let names = "\(graph.nodes[edge.from].name) \(graph.nodes[edge.to].name)"
            return "\(names): \(places.joined(separator: ", "))"
        }
    }
}
