import Extraction
import Foundation
import Index
import Rules
import Subject
import Toolchain

/// One check of a subject's rules, from its sources to its breaches; it builds only what the index does not know yet.
public struct CheckRun: Sendable {
    private let root: URL
    private let environment: [String: String]
    private let usesIndex: Bool
    private let progress: @Sendable (Step) -> Void

    /// - Parameters:
    ///   - root: the directory that has the configuration.
    ///   - environment: of the process; where `swift` is looked for, and what tools inherit.
    ///   - usesIndex: whether references are taken from the compiler's index, rather than from the syntax alone.
    ///   - progress: called before each step, from any thread.
    public init(
        root: URL,
        environment: [String: String],
        usesIndex: Bool,
        progress: @escaping @Sendable (Step) -> Void
    ) {
        self.root = root.resolvingSymlinksInPath()
        self.environment = environment
        self.usesIndex = usesIndex
        self.progress = progress
    }

    /// The breaches of all rules, in the order of the rules, then of files and lines.
    public func run() async throws -> [Violation] {
        let subject = try Subject.load(from: root)
        let sources = try await SubjectSources.read(subject)
        let index = usesIndex ? try await index(of: subject, sources: sources) : nil
        let graphs = SubjectGraphs(of: subject, sources: sources, index: index)
        return RuleChecker(subject: subject, graph: graphs.declared).check()
    }
}

extension CheckRun {
    private func index(of subject: Subject, sources: SubjectSources) async throws -> [String: IndexedFile] {
        let package = ExtractedPackage(subject: subject, imports: sources.imports)
        let library = try await Toolchain.indexLibrary(in: environment)
        if let files = try? await SubjectIndex(of: package, library: library).files(of: subject, sources: sources) {
            return files
        }
        let toolchain = try await Toolchain.find(in: environment)
        let lock = try await PackageLock.take(in: root) { progress(.waiting) }
        defer { withExtendedLifetime(lock) {} }
        progress(.building)
        try PackageWriter(package).write()
        try await PackageBuild(package, with: toolchain).run()
        return try await SubjectIndex(of: package, library: library).files(of: subject, sources: sources)
    }
}
