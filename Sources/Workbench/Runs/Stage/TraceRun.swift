import Extraction
import Foundation
import Pipeline
import Rebuilds
import Report
import Subject
import Support
import Toolchain
import Tracing

/// Plays a scenario in architectures of a subject, and records what their parts say to each other.
public struct TraceRun: Sendable {
    private let subject: Subject
    private let stage: Module
    private let architectures: [Architecture]
    private let environment: [String: String]
    private let progress: @Sendable (Step) -> Void
    /// How long one scenario may play in one architecture.
    var deadline = Duration.seconds(60)

    /// Without names all architectures play, in the order of the configuration.
    public init(
        of subject: Subject,
        architectures names: [String],
        environment: [String: String],
        progress: @escaping @Sendable (Step) -> Void = { _ in }
    ) throws(StageError) {
        (stage, self.architectures) = try subject.onStage(architectures: names)
        self.subject = subject
        self.environment = environment
        self.progress = progress
    }

    public struct Outcome: Hashable, Sendable {
        public let sequences: [MessageSequence]
        /// In sentences: which bodies of the copies tell nothing.
        public let notices: [String]
    }

    /// Plays the scenario of that name, or the only one that begins with it.
    public func play(_ scenario: String) async throws -> Outcome {
        let lock = try await PackageLock.take(in: subject.root) { progress(.waiting) }
        defer { withExtendedLifetime(lock) {} }
        progress(Step("Building the instrumented copies"))
        let build = try await StageBuild.write(subject, stage: stage, environment: environment)
        var sequences: [MessageSequence] = []
        for architecture in architectures {
            let program = try await build.player(of: architecture)
            let title = try await self.scenario(scenario, of: program)
            progress(Step("Playing \(architecture.name)"))
            let calls = try await record(title, by: program, of: architecture, in: build.package)
            var spoken = SpokenMessages(among: build.package.bodies, build.participants(of: architecture))
            let (messages, origins) = spoken.read(calls)
            sequences.append(
                MessageSequence(
                    architecture: architecture.name,
                    scenario: title,
                    messages: messages,
                    origins: origins
                )
            )
        }
        return Outcome(sequences: sequences, notices: build.package.notices)
    }
}

extension TraceRun {
    private func scenario(_ name: String, of program: Tool) async throws -> String {
        let known = try await program.run(["names"]).checked().output.text.split(separator: "\n").map(String.init)
        if known.contains(name) { return name }
        let beginning = known.filter { $0.lowercased().hasPrefix(name.lowercased()) }
        guard beginning.count == 1 else { throw StageError.unknownScenario(name: name, known: known) }
        return beginning[0]
    }

    private func record(
        _ scenario: String,
        by program: Tool,
        of architecture: Architecture,
        in package: StagePackage
    ) async throws -> RecordedCalls {
        try await TemporaryFolder.use { folder in
            let record = folder.appending(path: "calls.jsonl", directoryHint: .notDirectory)
            let result = try await Deadline(time: deadline).keep {
                // Without the backtrace, which is longer than what is kept of the output.
                let variables = [TraceRecorder.variable: record.path, "SWIFT_BACKTRACE": "enable=no"]
                return try await program.run(["play", scenario], adding: variables)
            }
            guard let result else {
                let seconds = Int(deadline.components.seconds)
                throw StageError.neverEnds(architecture: architecture.name, scenario: scenario, seconds: seconds)
            }
            guard result.status == .exited(0) else {
                throw StageError.notPlayed(
                    architecture: architecture.name,
                    scenario: scenario,
                    how: "\(result.status)",
                    detail: result.errors.lastLines(20)
                )
            }
            do {
                return try RecordedCalls(reading: String(decoding: Data(contentsOf: record), as: UTF8.self)) {
                    package.bodies[$0] != nil
                }
            } catch let line as RecordedCalls.BadLine {
                throw StageError.badRecord(architecture: architecture.name, line: line.number)
            }
        }
    }
}
