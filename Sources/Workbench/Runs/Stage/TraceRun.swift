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
        guard let stage = subject.support.first(where: { $0.name == subject.stage }) else {
            throw .noStage(folder: subject.root.path)
        }
        let known = subject.architectures.map(\.name)
        for name in names where !known.contains(name) { throw .unknownArchitecture(name: name, known: known) }
        self.subject = subject
        self.stage = stage
        architectures = subject.architectures.filter { names.isEmpty || names.contains($0.name) }
        self.environment = environment
        self.progress = progress
    }

    public struct Outcome: Hashable, Sendable {
        public let sequences: [MessageSequence]
        /// In sentences: which bodies of the copies tell nothing.
        public let notices: [String]
    }

    /// What all scenarios come to.
    public struct Survey: Hashable, Sendable {
        public let architectures: [PlayedArchitecture]
        /// In sentences: which bodies of the copies tell nothing.
        public let notices: [String]
    }

    /// Plays the scenario of that name, or the only one that begins with it.
    public func play(_ scenario: String) async throws -> Outcome {
        let (_, sequences, notices) = try await played { [try Self.title(scenario, among: $0)] }
        return Outcome(sequences: sequences, notices: notices)
    }

    /// Plays all scenarios.
    public func playAll() async throws -> Survey {
        let (packaged, sequences, notices) = try await played { $0 }
        let graphs = try await packaged.graphs()
        let played = architectures.map { architecture in
            let own = sequences.filter { $0.architecture == architecture.name }
            let participants = Participants(of: packaged, architecture: architecture)
            let ways = PlayedWay.all(
                in: own,
                declared: participants.pairs(in: graphs.declared),
                resolved: participants.pairs(in: graphs.resolved)
            )
            return PlayedArchitecture(name: architecture.name, sequences: own, ways: ways)
        }
        return Survey(architectures: played, notices: notices)
    }
}

extension TraceRun {
    /// The sequences of the scenarios that `choose` takes of those that there are, architecture by architecture.
    private func played(
        _ choose: ([String]) throws -> [String]
    ) async throws -> (packaged: PackagedSubject, sequences: [MessageSequence], notices: [String]) {
        let toolchain = try await Toolchain.find(in: environment)
        let packaged = try await PackagedSubject.read(subject)
        let package = try await LargeStackThread.run { [stage] in try StagePackage(of: packaged, stage: stage) }
        let lock = try await PackageLock.take(in: subject.root) { progress(.waiting) }
        defer { withExtendedLifetime(lock) {} }
        progress(Step("Building the instrumented copies"))
        // Throws if a link leads out of the root, or modules import each other in a circle.
        try packaged.package.write()
        try package.files.write(to: package.folder)
        var sequences: [MessageSequence] = []
        for architecture in architectures {
            let player = StagePackage.player(of: architecture.sources.name)
            let program = try await build(player, of: package, with: toolchain)
            let titles = try choose(try await scenarios(of: program))
            let cast = Cast(of: package.bodies, Participants(of: packaged, architecture: architecture))
            progress(Step("Playing \(architecture.name)"))
            for title in titles {
                let calls = try await record(title, by: program, of: architecture, in: package)
                let spoken = SpokenMessages(of: calls, among: package.bodies, cast)
                sequences.append(
                    MessageSequence(
                        architecture: architecture.name,
                        scenario: title,
                        messages: spoken.messages,
                        origins: spoken.origins
                    )
                )
            }
        }
        return (packaged, sequences, package.notices)
    }

    private func build(_ player: String, of package: StagePackage, with toolchain: Toolchain) async throws -> Tool {
        let places = ["--package-path", package.folder.path, "--scratch-path", package.scratch.path]
        let (system, folder) = try await toolchain.productsFolder(of: places)
        let build = try await toolchain.build(system.arguments + places + ["--product", player])
        guard build.status == .exited(0) else {
            throw StageError.notBuilt(BuildErrors(in: package.inSubjectPaths(build.output.text + build.errors.text)))
        }
        return Tool(executable: folder.appending(path: player), environment: toolchain.swift.environment)
    }

    private func scenarios(of program: Tool) async throws -> [String] {
        try await program.run([]).checked().output.text.split(separator: "\n").map(String.init)
    }

    private static func title(_ name: String, among known: [String]) throws(StageError) -> String {
        if known.contains(name) { return name }
        let beginning = known.filter { $0.lowercased().hasPrefix(name.lowercased()) }
        guard beginning.count == 1 else { throw .unknownScenario(name: name, known: known) }
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
                return try await program.run([scenario], adding: variables)
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
