import Extraction
import Foundation
import Parsing
import Pipeline
import Rebuilds
import Report
import Subject
import Support
import Toolchain

/// One measurement of how a subject's architectures grow with the number of their scenes.
///
/// 1. **Copying**: for each number of pairs, the scenes of every architecture are written that many times over.
/// 2. **Measuring**: each such app is built, indexed and tested, and its architectures measured as those of a report are;
///    then their modules are built anew and their tests run again, in turns.
/// 3. **Figures**: a power law is fitted to each measure of each architecture.
public struct ScaleRun: Sendable {
    private let root: URL
    private let environment: [String: String]
    private let plan: ScalePlan
    private let progress: @Sendable (Step) -> Void

    /// - Parameters:
    ///   - root: the directory that has the configuration.
    ///   - environment: of the process; where `swift` is looked for, and what tools inherit.
    ///   - plan: which sizes, how often, and of what.
    ///   - progress: called before each step, from any thread.
    public init(
        root: URL,
        environment: [String: String],
        plan: ScalePlan,
        progress: @escaping @Sendable (Step) -> Void
    ) {
        // Tools name files by their real paths.
        self.root = root.followingLinks
        self.environment = environment
        self.plan = plan
        self.progress = progress
    }

    /// Measures size after size, and hands over all that is known after each, with the compiler's version.
    public func run(keeping: (Scale, _ swiftVersion: String) async throws -> Void) async throws {
        progress(.reading)
        let whole = try await Subject.load(from: root, environment: environment).withVariants
        let subject = try selected(whole)
        guard !subject.scenes.isEmpty else { throw ScalingError.noScenes }
        for architecture in subject.architectures {
            if let layer = subject.host(of: architecture.sources) {
                throw ScalingError.notApart(architecture: architecture.name, layer: layer.name)
            }
        }
        let sources = try await changedSources(of: subject)
        let scaled = try await ScaledSubject(of: subject)
        let toolchain = try await Toolchain.find(in: environment)
        let lock = try await PackageLock.take(in: root) { progress(.waiting) }
        defer { withExtendedLifetime(lock) {} }

        var architectures = zip(subject.architectures, sources).map { architecture, source in
            ArchitectureScale(name: architecture.name, changedFile: source.path, points: [])
        }
        for (step, pairs) in plan.sizes.enumerated() {
            let run = SizeRun(
                scaled: scaled,
                sources: sources,
                pairs: pairs,
                step: step,
                rounds: plan.rounds,
                toolchain: toolchain,
                progress: progress
            )
            architectures = zip(architectures, try await run.points()).map { $0.adding($1) }
            let scale = Scale(name: whole.name, rounds: plan.rounds, architectures: architectures)
            try await keeping(scale, toolchain.version)
        }
    }
}

extension ScaleRun {
    /// The subject with the one architecture that is asked for, if one is.
    private func selected(_ subject: Subject) throws(ScalingError) -> Subject {
        guard let name = plan.architecture else { return subject }
        let names = subject.architectures.map(\.name)
        guard let architecture = subject.architectures.first(where: { $0.name == name }) else {
            throw .unknownArchitecture(name: name, known: names)
        }
        return subject.isolated(to: architecture)
    }

    /// What is changed of each architecture, in their order.
    private func changedSources(of subject: Subject) async throws -> [ChangeableSource] {
        try await LargeStackThread.map(subject.architectures) { architecture in
            let paths = try subject.files(of: architecture.sources).filter { subject.scene(ofFile: $0) != nil }
            let files = try paths.map { try ParsedFile.read(path: $0, in: subject.root) }
            guard let source = ChangeableSource.deciding(in: files) else {
                throw ScalingError.noDecision(architecture: architecture.name)
            }
            return source
        }
    }
}
