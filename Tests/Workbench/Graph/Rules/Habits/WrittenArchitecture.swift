import CompiledCode
import Complexity
import Coupling
import Declarations
import Foundation
import Parsing
import Rules

@testable import Subject

/// An architecture written in a test, compiled so that its references are the compiler's own.
struct WrittenArchitecture: Sendable {
    /// The texts of its files by path; the first part of a path is the module, `App`.
    let texts: [String: String]

    /// The protocols that its tests would have doubles of.
    var doubledProtocols: Set<String> = []

    /// The architecture with other files in the place of those at the same paths.
    func replacing(_ texts: [String: String]) -> WrittenArchitecture {
        WrittenArchitecture(texts: self.texts.merging(texts) { $1 }, doubledProtocols: doubledProtocols)
    }

    /// The habits that show in it.
    func findings() async throws -> [HabitFinding] {
        let compiled = try await CompiledCode(texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        let files = try compiled.paths.map(compiled.parsed)
        let module = SourceModule(architecture.sources, of: subject, files: files, index: try await compiled.index())
        return ArchitectureCode(
            graph: IndexEngine(of: [module]).declaredGraph,
            module: architecture.sources.name,
            files: content(of: files),
            doubledProtocols: doubledProtocols
        ).findings
    }
}

extension WrittenArchitecture {
    private var architecture: Architecture {
        Architecture(name: "App", sources: Module(name: "App", path: "App"))
    }

    private var subject: Subject {
        Subject(
            root: URL(filePath: "/nowhere"),
            name: "Written",
            baseline: "App",
            architectures: [architecture],
            scenes: ["Load"],
            roles: ["View", "Presenter", "Interactor", "Router"].map { Role(name: $0, patterns: ["*\($0)"]) },
            scenarioTests: "Scenario"
        )
    }

    private func content(of files: [ParsedFile]) -> [FileContent] {
        let roles = FileRoles(of: architecture, in: subject, files: files.map(FileDeclarations.init))
        return files.map { file in
            FileContent(
                of: file,
                role: roles[file: file.path]?.name,
                scene: subject.scene(ofFile: file.path),
                cognitiveComplexity: FileBodies(file).bodies.compactMap(\.cognitive).reduce(0, +)
            )
        }
    }
}
