import Extraction
import Index
import Subject
import Support
import Toolchain

/// Builds a subject as a package of its own, and runs its tests.
struct BuiltFindings: Sendable {
    let subject: Subject
    let sources: SubjectSources
    let toolchain: Toolchain
    /// Whether each architecture is also built without the others.
    let isolates: Bool
    let progress: @Sendable (Step) -> Void

    /// Measures the sources beside the tests.
    func findings() async throws -> BasisFindings {
        var laps = Laps()
        let packaged = PackagedSubject(subject, sources: sources)
        let lock = try await PackageLock.take(in: subject.root) { progress(.waiting) }
        defer { withExtendedLifetime(lock) {} }
        progress(.building)
        try await packaged.build(with: toolchain)
        if isolates { try await isolate() }
        laps.end("build")

        let index = await index(of: packaged)
        async let measuring = LargeStackThread.run { [subject, sources] in
            try SubjectMeasurement(of: subject, sources: sources, index: index.files)
        }
        let uiFreeTests = index.files.flatMap { UIFreeTests(of: subject, sources: sources, index: $0) }
        let run = ArchitectureTestRun(packaged: packaged, uiFreeTests: uiFreeTests, toolchain: toolchain)
        let testResults = try await run.testResults(progress: progress)
        laps.end("test")

        progress(.covering)
        let coverage = try await run.coverage(of: testResults)
        laps.end("coverage")
        return BasisFindings(
            measurement: try await measuring,
            testResults: testResults,
            coverage: coverage,
            notices: index.notices,
            seconds: laps.seconds
        )
    }
}

extension BuiltFindings {
    /// Builds each architecture in a package without the others; throws at the first that does not build.
    private func isolate() async throws {
        for architecture in subject.architectures {
            progress(.isolating(architecture: architecture.name))
            let alone = PackagedSubject(subject.isolated(to: architecture), sources: sources)
            do {
                try await alone.build(with: toolchain)
            } catch ExtractionError.buildFailed(let errors) {
                throw ExtractionError.notIsolated(architecture: architecture.name, errors)
            }
        }
    }

    /// The index of the build; if it can't be read, `nil` and a notice that says why.
    private func index(of packaged: PackagedSubject) async -> (files: [String: IndexedFile]?, notices: [String]) {
        do {
            return (try await packaged.index(of: subject.modules, with: toolchain.indexLibrary), [])
        } catch {
            let consequence =
                "Until then coupling, rules and anti-patterns are told from the syntax alone, which sees less, and there is "
                + "neither RFC nor UI-free coverage."
            return (nil, ["\(error) \(consequence)"])
        }
    }
}
