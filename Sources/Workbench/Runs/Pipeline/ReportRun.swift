import Extraction
import Foundation
import Index
import Report
import Subject
import Support
import Toolchain

/// One run of the workbench, from the sources of a subject to its report.
///
/// 1. **Subject**: the configuration says what is measured; all of its sources are read and parsed, once. What its claims
///    name has to mean something, before anything is built.
/// 2. **Extraction**: the subject's directories are laid out as a package of their own, built, and tested: for each
///    architecture its unit tests, the scenarios, and those unit tests that are free of the UI, each with a profile. On
///    request each architecture is built alone with the shared layers, too.
/// 3. **Measuring**: lines, declarations and complexity from the syntax, coupling, rules and habits from the compiler's
///    index, beside the tests; coverage from the profiles.
/// 4. **Report**: all figures as one value, with what comes of the claims. Writers and files are left to whoever asked for it.
public struct ReportRun: Sendable {
    private let root: URL
    private let environment: [String: String]
    private let isolates: Bool
    private let costs: SubjectCosts?
    private let progress: @Sendable (Step) -> Void

    public struct Outcome: Sendable {
        public let report: Report
        /// What could not be done as well as it should be, in sentences for the reader.
        public let notices: [String]
        /// The compiler, in its own words.
        public let swiftVersion: String
        /// How long each part took, by name.
        public let seconds: [String: Double]
    }

    /// - Parameters:
    ///   - root: the directory that has the configuration.
    ///   - environment: that of the process, in which `swift` is looked for and which tools inherit.
    ///   - isolates: whether each architecture is also built without the others.
    ///   - costs: what is known of running and building the architectures, which no report takes itself.
    ///   - progress: called before each step, from any thread.
    public init(
        root: URL,
        environment: [String: String],
        isolates: Bool = false,
        costs: SubjectCosts? = nil,
        progress: @escaping @Sendable (Step) -> Void
    ) {
        // Tools name files by their real paths.
        self.root = root.resolvingSymlinksInPath()
        self.environment = environment
        self.isolates = isolates
        self.costs = costs
        self.progress = progress
    }

    /// Makes the report, without its `generated` part.
    public func run() async throws -> Outcome {
        var seconds: [String: Double] = [:]
        var start = ContinuousClock.now
        func lap(_ part: String) {
            seconds[part] = (ContinuousClock.now - start) / .seconds(1)
            start = .now
        }
        progress(.reading)
        let subject = try Subject.load(from: root)
        try ClaimReview(of: subject).check()
        let toolchain = try await Toolchain.find(in: environment)
        let sources = try await SubjectSources.read(subject)
        try ComparedProtocols(of: subject, sources: sources).check()
        lap("read")

        let packaged = PackagedSubject(subject, sources: sources)
        let lock = try await PackageLock.take(in: root) { progress(.waiting) }
        defer { withExtendedLifetime(lock) {} }
        progress(.building)
        try await packaged.build(with: toolchain)
        if isolates { try await isolate(packaged, with: toolchain) }
        lap("build")

        let index = await index(of: packaged, with: toolchain)
        async let measuring = LargeStackThread.run {
            SubjectMeasurement(of: subject, sources: sources, index: index.files)
        }
        let uiFreeTests = index.files.flatMap { UIFreeTests(of: subject, sources: sources, index: $0) }
        let run = ArchitectureTestRun(
            subject: subject,
            uiFreeTests: uiFreeTests,
            package: packaged.package,
            toolchain: toolchain
        )
        let testResults = try await run.testResults(progress: progress)
        lap("test")

        progress(.covering)
        let coverage = try await run.coverage(of: testResults)
        lap("coverage")

        progress(.measuring)
        let measurement = try await measuring
        let report = try await LargeStackThread.run { [costs] in
            try measurement.report(testResults: testResults, coverage: coverage, costs: costs)
        }
        lap("measure")
        return Outcome(
            report: report,
            notices: index.notices + measurement.warnings,
            swiftVersion: toolchain.version,
            seconds: seconds
        )
    }
}

extension ReportRun {
    /// Builds each architecture in a package without the others; throws at the first that does not build.
    private func isolate(_ packaged: PackagedSubject, with toolchain: Toolchain) async throws {
        for architecture in packaged.subject.architectures {
            progress(.isolating(architecture: architecture.name))
            let alone = PackagedSubject(packaged.subject.isolated(to: architecture), sources: packaged.sources)
            do {
                try await alone.build(with: toolchain)
            } catch ExtractionError.buildFailed(let errors) {
                throw ExtractionError.notIsolated(architecture: architecture.name, errors)
            }
        }
    }

    /// The index of the build; if it can't be read, `nil` and a notice that says why.
    private func index(
        of packaged: PackagedSubject,
        with toolchain: Toolchain
    ) async -> (files: [String: IndexedFile]?, notices: [String]) {
        do {
            return (try await packaged.index(of: packaged.subject.modules, with: toolchain.indexLibrary), [])
        } catch {
            let consequence =
                "Until then coupling, rules and habits are told from the syntax alone, which sees less, and there is "
                + "neither RFC nor UI-free coverage."
            return (nil, ["\(error) \(consequence)"])
        }
    }
}
