import Extraction
import Foundation
import Report
import Rules
import Subject
import Support
import Toolchain

/// One run of the workbench, from the sources of a subject to its report.
///
/// 1. **Subject**: the configuration says what is measured; all of its sources are read and parsed, once. What its claims
///    name has to mean something, before anything is built.
/// 2. **Extraction**: the subject's directories are laid out as a package of their own, built, and tested: for each
///    architecture its unit tests, the scenarios, and those unit tests that are free of the UI, each with a profile. On
///    request each architecture is built alone with the shared layers, too. Or nothing is built, and what other tools have
///    made is read.
/// 3. **Measuring**: lines, declarations and complexity from the syntax, coupling, rules and anti-patterns from the
///    compiler's index, beside the tests; coverage from the profiles.
/// 4. **Report**: all figures as one value, with what is stored of earlier runs and what comes of the claims. Writers and
///    files are left to whoever asked for it.
public struct ReportRun: Sendable {
    private let root: URL
    private let environment: [String: String]
    private let basis: ReportBasis
    private let stored: Stored
    private let tool: String?
    private let progress: @Sendable (Step) -> Void

    /// Figures of a subject that other commands measured, and left in files.
    public struct Stored: Sendable {
        private let costs: SubjectCosts?
        private let scale: Scale?
        private let acceptedBreaches: [BreachKey]

        /// - Parameters:
        ///   - costs: what is known of running and building the architectures.
        ///   - scale: what is known of their growth.
        ///   - acceptedBreaches: the breaches of rules that the subject's baseline accepts.
        public init(costs: SubjectCosts? = nil, scale: Scale? = nil, acceptedBreaches: [BreachKey] = []) {
            self.costs = costs
            self.scale = scale
            self.acceptedBreaches = acceptedBreaches
        }

        fileprivate func joined(to report: Report) -> Report {
            report.costing(costs).growing(scale).accepting(acceptedBreaches)
        }
    }

    public struct Outcome: Sendable {
        public let report: Report
        /// The sources that the report's page leads to.
        public let sources: [ListedSource]
        /// What could not be done as well as it should be, in sentences for the reader.
        public let notices: [String]
        /// What was handed over and can't be used, in sentences; the report is made without it.
        public let unusable: [String]
        /// How long each part took, by name.
        public let seconds: [String: Double]
    }

    /// - Parameters:
    ///   - root: the directory that has the configuration.
    ///   - environment: that of the process, in which `swift` is looked for and which tools inherit.
    ///   - basis: what the report is made from beside the sources.
    ///   - stored: what the report says beside what is measured here.
    ///   - tool: the workbench and its version; `nil` leaves out `generated`, so that every run makes the same report.
    ///   - progress: called before each step, from any thread.
    public init(
        root: URL,
        environment: [String: String],
        basis: ReportBasis = .build(),
        stored: Stored = Stored(),
        tool: String? = nil,
        progress: @escaping @Sendable (Step) -> Void
    ) {
        // Tools name files by their real paths.
        self.root = root.followingLinks
        self.environment = environment
        self.basis = basis
        self.stored = stored
        self.tool = tool
        self.progress = progress
    }

    /// Makes the report.
    public func run() async throws -> Outcome {
        var laps = Laps()
        progress(.reading)
        let subject = try await Subject.load(from: root, environment: environment)
        try ClaimReview(of: subject).check()
        // Before large stacks are taken: to start a program takes room, too.
        let toolchain = basis.builds ? try await Toolchain.find(in: environment) : nil
        let sources = try await SubjectSources.read(subject)
        try ComparedProtocols(of: subject, sources: sources).check()
        laps.end("read")

        let findings = try await findings(of: subject, sources: sources, with: toolchain)
        laps.skip()
        progress(.measuring)
        let (report, listing) = try await LargeStackThread.run { [stored] in
            let report = try findings.measurement.report(
                testResults: findings.testResults,
                coverage: findings.coverage,
                unbuilt: findings.unbuilt.map { LocalizedText($0.words) },
                joining: stored.joined
            )
            return (report, findings.measurement.listing(for: report))
        }
        laps.end("measure")
        let seconds = laps.seconds.merging(findings.seconds) { $1 }
        let generation = try await generation(by: toolchain?.version, seconds: seconds)
        return Outcome(
            report: report.generated(by: generation),
            sources: listing,
            notices: sources.notes + findings.notices + findings.measurement.warnings,
            unusable: findings.unusable,
            seconds: seconds
        )
    }
}

extension ReportRun {
    /// When and where the report was made; `nil` if that is not asked for.
    private func generation(by swiftVersion: String?, seconds: [String: Double]) async throws -> Generation? {
        guard let tool else { return nil }
        return try await Provenance(root: root, environment: environment)
            .generation(by: tool, swiftVersion: swiftVersion, seconds: seconds)
    }

    /// `toolchain` is `nil` if nothing is to be built.
    private func findings(
        of subject: Subject,
        sources: SubjectSources,
        with toolchain: Toolchain?
    ) async throws -> BasisFindings {
        guard let toolchain else {
            let (index, coverage) = basis.artifacts
            return try await ArtifactFindings(subject: subject, sources: sources, index: index, coverage: coverage)
                .findings()
        }
        let lack: BuildErrors.Lack
        do {
            let findings = try await BuiltFindings(
                subject: subject,
                sources: sources,
                toolchain: toolchain,
                isolates: basis.isolates,
                progress: progress
            ).findings()
            guard basis.mayFail, let program = findings.missingProgram(of: subject) else { return findings }
            lack = .program(program)
        } catch ExtractionError.buildFailed(let errors) {
            guard basis.mayFail, let found = errors.lack(in: subject) else { throw ExtractionError.buildFailed(errors) }
            lack = found
        }
        var findings = try await ArtifactFindings(subject: subject, sources: sources).findings()
        let notice =
            "\(lack) So the figures are those of the sources alone. To add to them, hand over what another build has made, "
            + "with --index-store and --coverage."
        findings.unbuilt = lack
        findings.notices.insert(notice, at: 0)
        return findings
    }
}
