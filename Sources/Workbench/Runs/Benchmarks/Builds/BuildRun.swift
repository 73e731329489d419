import Extraction
import Foundation
import Rebuilds
import Subject
import Support
import Toolchain

/// Builds the selected architectures on the shared layers, each whole and after changes in one file.
///
/// All that is built is a copy: the subject's own sources are only read.
public struct BuildRun: Sendable {
    private let subject: Subject
    private let architectures: [Architecture]
    private let settings: BenchmarkSettings
    private let toolchain: Toolchain
    private let commit: String?
    private let now: @Sendable () -> Date
    private let progress: @Sendable (BenchmarkStep) -> Void

    public init(
        _ selection: BenchmarkSelection,
        of subject: Subject,
        settings: BenchmarkSettings,
        with toolchain: Toolchain,
        at commit: String?,
        now: @escaping @Sendable () -> Date = { Date() },
        progress: @escaping @Sendable (BenchmarkStep) -> Void = { _ in }
    ) {
        self.subject = subject
        architectures = selection.architectures
        self.settings = settings
        self.toolchain = toolchain
        self.commit = commit
        self.now = now
        self.progress = progress
    }

    /// Throws where the configuration fits the sources badly, or a tool is missing; builds nothing.
    public func check() async throws {
        _ = try await plan()
        try BuiltModule.check(toolchain)
    }

    /// Hands over all that is known after each round.
    ///
    /// The architectures take turns in an order that rotates, so that what drifts hits all alike.
    public func run(rounds: Int, finishedRound: (BuildRecord) throws -> Void) async throws {
        var builds = try await prepare()
        for round in 0..<rounds {
            for place in Rotation.order(of: Array(builds.indices), inRound: round) {
                progress(.rebuilding(architecture: builds[place].name, round: round + 1, rounds: rounds))
                try await builds[place].takeRound()
            }
            try finishedRound(record(of: builds, rounds: round + 1))
        }
    }
}

extension BuildRun {
    /// One list for each architecture.
    private func plan() async throws -> [[PlannedChange]] {
        var changes: [[PlannedChange]] = []
        for architecture in architectures {
            changes.append(try await PlannedChange.all(in: architecture, of: subject, settings: settings))
        }
        return changes
    }

    private func prepare() async throws -> [ArchitectureBuilds] {
        let changes = try await plan()
        let copy = try await SubjectCopy.read(subject)
        progress(.preparingBuilds)
        try copy.write()
        try await copy.package.build(with: toolchain, withCoverage: false)
        var builds: [ArchitectureBuilds] = []
        for (architecture, changes) in zip(architectures, changes) {
            let module = BuiltModule(name: architecture.sources.name, of: copy.package, with: toolchain)
            builds.append(
                try await ArchitectureBuilds(
                    name: architecture.name,
                    changes: changes,
                    of: module,
                    in: copy.subject.root
                )
            )
        }
        return builds
    }

    private func record(of builds: [ArchitectureBuilds], rounds: Int) -> BuildRecord {
        let baseline = builds.first { $0.name == subject.baseline }
        return BuildRecord(
            conditions: BenchmarkRecord.Conditions(
                environment: BenchmarkEnvironment(with: toolchain),
                rounds: rounds
            ),
            commit: commit,
            date: now().formatted(.iso8601),
            architectures: builds.map { BuildRecord.Architecture($0, over: baseline) }
        )
    }
}
