import Foundation
import Pipeline
import Rebuilds
import Subject
import Support
import Toolchain

/// Builds the selected architectures on the shared layers, each whole and after changes in one file.
///
/// All that is built is a copy: the subject's own sources are only read.
public struct BuildRun: Sendable {
    let selection: BenchmarkSelection
    let toolchain: Toolchain
    let commit: String?
    var now: @Sendable () -> Date = { Date() }
    var progress: @Sendable (PrintableText) -> Void = { _ in }

    /// Throws if the configuration fits the sources badly, or a tool is missing; builds nothing.
    public static func prepare(
        _ selection: BenchmarkSelection,
        with toolchain: Toolchain,
        at commit: String?,
        progress: @escaping @Sendable (PrintableText) -> Void
    ) async throws -> BuildRun {
        let run = BuildRun(selection: selection, toolchain: toolchain, commit: commit, progress: progress)
        _ = try await run.plan()
        try BuiltModule.check(toolchain)
        return run
    }

    /// Hands over all that is known after each round.
    ///
    /// The architectures take turns in an order that rotates, so that what drifts hits all alike.
    public func run(rounds: Int, finishedRound: (BuildRecord) throws -> Void) async throws {
        var builds = try await prepare()
        for round in 0..<rounds {
            for place in Rotation.order(of: Array(builds.indices), inRound: round) {
                let name = builds[place].name
                progress("Building \(name) anew and after changes: round \(round + 1) of \(rounds)")
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
        for architecture in selection.architectures {
            changes.append(try await PlannedChange.all(in: architecture, of: selection))
        }
        return changes
    }

    private func prepare() async throws -> [ArchitectureBuilds] {
        let changes = try await plan()
        progress("Building the architectures and what they stand on")
        let copy = try await PackagedSubject.read(selection.subject.writeCopy())
        try await copy.build(with: toolchain, withCoverage: false)
        var builds: [ArchitectureBuilds] = []
        for (architecture, changes) in zip(selection.architectures, changes) {
            let module = try BuiltModule(name: architecture.sources.name, of: copy.package, with: toolchain)
            let (name, root) = (architecture.name, copy.subject.root)
            builds.append(try await ArchitectureBuilds(name: name, changes: changes, of: module, in: root))
        }
        return builds
    }

    private func record(of builds: [ArchitectureBuilds], rounds: Int) -> BuildRecord {
        let baseline = builds.first { $0.name == selection.subject.baseline }
        return BuildRecord(
            conditions: BenchmarkRecord.Conditions(environment: BuildEnvironment(with: toolchain), rounds: rounds),
            commit: commit,
            date: now().formatted(.iso8601),
            architectures: builds.map { $0.record(over: $0.name == baseline?.name ? nil : baseline) }
        )
    }
}
