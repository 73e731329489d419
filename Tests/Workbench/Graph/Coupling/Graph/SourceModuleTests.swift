import CompiledCode
import Coupling
import Testing

struct SourceModuleTests {
    /// `Kit/A.swift` was compiled, into Kit; nothing else was.
    @Test(
        "A file without an index belongs to its target's module, or to that of its folder if its target is not known",
        arguments: [
            // The compiler calls the module otherwise than the project the target.
            (["Kit/A.swift": "Kit_iOS", "Kit/B.swift": "Kit_iOS", "Other/C.swift": "Kit_iOS"], ["Kit", "Kit", "Kit"]),
            (["Kit/A.swift": "Kit", "Kit/B.swift": "Other", "Other/C.swift": "Other"], ["Kit", "Other", "Other"]),
            ([:], ["Kit", "Kit", "Kit"]),
        ]
    )
    func unindexed(targets: [String: String], modules: [String]) async throws {
        let code = try await CompiledCode([("Kit/A.swift", "struct A {}")])
        try code.folder.write("struct B {}", to: "Kit/B.swift")
        try code.folder.write("struct C {}", to: "Other/C.swift")
        let compiled = try #require(try await code.index()["Kit/A.swift"])
        let files = [
            NamesInFile(try code.parsed("Kit/A.swift"), index: compiled), NamesInFile(try code.parsed("Kit/B.swift")),
            NamesInFile(try code.parsed("Other/C.swift")),
        ]
        let graph = IndexEngine(of: SourceModule.all(in: files, targets: targets)).declaredGraph
        #expect(graph.nodes.sorted { $0.name < $1.name }.map(\.module) == modules)
    }
}
