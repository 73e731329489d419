import Coupling
import Declarations
import Extraction
import Foundation
import Index
import Parsing
import Report
import Rules
import Subject
import Support
import Toolchain

/// A subject with its sources, and the package that it is built as.
public struct PackagedSubject: Sendable {
    public let subject: Subject
    public let package: ExtractedPackage
    let sources: SubjectSources

    /// Writes nothing yet.
    init(_ subject: Subject, sources: SubjectSources) {
        self.subject = subject
        self.sources = sources
        package = ExtractedPackage(subject: subject, imports: sources.imports, leftOut: sources.excluded)
    }

    /// Reads and parses all sources but those that are known.
    public static func read(
        _ subject: Subject,
        knowing known: KnownFiles = KnownFiles()
    ) async throws -> PackagedSubject {
        PackagedSubject(subject, sources: try await SubjectSources.read(subject, knowing: known))
    }

    /// For another reading, in which some files are the same.
    public var known: KnownFiles { sources.known }

    /// All files of a module that are built, those too that a program has written.
    public func builtFiles(of module: Module) -> [ParsedFile] { sources.built(of: module).map(\.parsed) }

    /// What they declare.
    public func declarations(of module: Module) -> [FileDeclarations] { sources[module].declared }

    /// Writes the package and builds it.
    public func build(with toolchain: Toolchain, withTests: Bool = true, withCoverage: Bool = true) async throws {
        try package.write()
        try await package.build(with: toolchain, withTests: withTests, withCoverage: withCoverage)
    }

    /// The functions of a test module that XCTest runs.
    public func xcTests(of tests: Module) -> [TestFunction] {
        sources[tests].flatMap { file in
            let path = package.linkedPath(of: file.path) ?? file.path
            return XCTestMethod.all(in: file.parsed).map { method in
                TestFunction(inTarget: tests.name, type: method.type, name: method.name, file: path, line: method.line)
            }
        }
    }

    /// The compiler's index of each file of the modules, by the file's path in the subject.
    ///
    /// `library` is the toolchain's; throws when there is no index yet.
    func index(of modules: [Module], with library: URL) async throws -> [String: IndexedFile] {
        let reader = try IndexReader(of: package.products().indexStore, with: IndexLibrary(at: library))
        let known = Set(reader.sourceFiles)
        let paths = modules.flatMap { sources[$0] }.map(\.path)
        let files = try await reader.files(
            at: paths.map { path in
                let built = package.builtPaths(of: path)
                return built.first(where: known.contains) ?? built[0]
            }
        )
        return Dictionary(uniqueKeysWithValues: zip(paths, files))
    }

    /// Who uses whom, as declared and as resolved, told from the syntax alone.
    public func graphs() async throws -> (declared: DependencyGraph, resolved: DependencyGraph) {
        try await LargeStackThread.run { [subject, sources] in
            let graphs = try SubjectGraphs(of: subject, sources: sources, index: nil)
            return (graphs.declared, graphs.resolved)
        }
    }

    /// What the sources say now, told from the syntax alone.
    public func state() async throws -> SourceState {
        try await LargeStackThread.run { [subject, sources] in
            let graphs = try SubjectGraphs(of: subject, sources: sources, index: nil)
            let files = subject.modules.flatMap { sources.built(of: $0) }.map { ($0.path, $0.parsed.text) }
            return SourceState(
                texts: Dictionary(files) { first, _ in first },
                edges: Set(graphs.edges(in: subject).keys),
                breaches: RuleChecker(subject: subject, graph: graphs.declared).check()
            )
        }
    }

    /// The breaches of all rules, told from the compiler's index; the package has to be built.
    public func breaches(with toolchain: Toolchain) async throws -> [Violation] {
        let index = try await index(of: subject.production, with: toolchain.indexLibrary)
        return try await LargeStackThread.run { [subject, sources] in
            try SubjectMeasurement(of: subject, sources: sources, index: index).breaches
        }
    }

    /// The figures of each architecture, in order, as a report has them, without those of tests.
    ///
    /// The package has to be built.
    public func figures(with toolchain: Toolchain) async throws -> [ArchitectureFigures] {
        let index = try await index(of: subject.production, with: toolchain.indexLibrary)
        return try await LargeStackThread.run { [subject, sources] in
            try SubjectMeasurement(of: subject, sources: sources, index: index).figures(testResults: [:], coverage: [:])
                .measured
        }
    }
}
