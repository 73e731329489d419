import Extraction
import Foundation
import Pipeline
import Subject
import Toolchain

/// Measures all architectures with one number of pairs.
struct SizeRun {
    let scaled: ScaledSubject
    let pairs: Int
    let rounds: Int

    /// By the architecture's name.
    let decisions: [String: Decision]

    let toolchain: Toolchain
    let progress: @Sendable (ScaleStep) -> Void

    /// The point of each architecture, by its name.
    func points() async throws -> [String: ScalePoint] {
        progress(.building(pairs: pairs))
        let subject = try scaled.write(pairs: pairs)
        let laidOut = try await PackagedSubject.read(subject)
        let package = laidOut.package
        try PackageWriter(package).write()
        try await build(package)
        let figures = try await laidOut.figures(with: toolchain)
        var cases: [String: Int] = [:]
        var sizes: [String: Int] = [:]
        for architecture in subject.architectures {
            progress(.testing(architecture: architecture.name, pairs: pairs))
            cases[architecture.name] = try await tests(of: architecture, in: package, of: subject).cases()
            sizes[architecture.name] = try await module(of: architecture, in: package).objectSize()
        }
        let costs = try await costs(of: subject, in: package)
        return Dictionary(
            uniqueKeysWithValues: figures.map { figures in
                let costs = costs[figures.name] ?? Costs()
                let point = ScalePoint(
                    pairs: pairs,
                    files: figures.files,
                    codeLines: figures.lines.code,
                    declared: .init(figures.coupling.declared),
                    resolved: .init(figures.coupling.resolved),
                    objectSize: sizes[figures.name] ?? 0,
                    testCases: cases[figures.name],
                    cleanBuild: costs.cleanBuild,
                    rebuild: costs.rebuild,
                    testRun: costs.testRun
                )
                return (figures.name, point)
            }
        )
    }
}

extension SizeRun {
    private struct Costs {
        var cleanBuild: [Cost] = []
        var rebuild: [Cost] = []
        var testRun: [Cost] = []
    }

    private func module(of architecture: Architecture, in package: ExtractedPackage) -> ScaledModule {
        ScaledModule(name: architecture.sources.name, pairs: pairs, package: package, toolchain: toolchain)
    }

    private func tests(
        of architecture: Architecture,
        in package: ExtractedPackage,
        of subject: Subject
    ) -> ScaledTests {
        ScaledTests(
            architecture: architecture,
            pairs: pairs,
            scenarioTests: subject.scenarioTests,
            package: package,
            toolchain: toolchain
        )
    }

    /// Throws in the words of this command: the subject itself may be fine.
    private func build(_ package: ExtractedPackage) async throws {
        do {
            try await PackageBuild(package, with: toolchain).run(withCoverage: false)
        } catch ExtractionError.buildFailed(let errors) {
            throw ScalingError.notBuilt(pairs: pairs, errors)
        }
    }

    /// The architectures take turns, each round and each size in another order, so that what drifts hits all alike.
    private func costs(of subject: Subject, in package: ExtractedPackage) async throws -> [String: Costs] {
        var costs: [String: Costs] = [:]
        for round in 1...rounds {
            let turn = (pairs.trailingZeroBitCount + round) % subject.architectures.count
            for architecture in subject.architectures[turn...] + subject.architectures[..<turn] {
                progress(.timing(architecture: architecture.name, pairs: pairs, round: round))
                let name = architecture.name
                let module = module(of: architecture, in: package)
                try module.clean()
                let cleanBuild = try await StopWatch.cost { try await module.build() }
                costs[name, default: Costs()].cleanBuild.append(cleanBuild)
                let rebuild = try await rebuild(module, changing: decisions[name], in: round)
                costs[name, default: Costs()].rebuild.append(rebuild)
                let tests = tests(of: architecture, in: package, of: subject)
                if let run = try await tests.cost() { costs[name, default: Costs()].testRun.append(run) }
            }
        }
        return costs
    }

    /// The file has its own text again afterwards.
    private func rebuild(_ module: ScaledModule, changing decision: Decision?, in round: Int) async throws -> Cost {
        guard let decision else { throw ScalingError.noDecision(architecture: module.name) }
        let file = scaled.folder(pairs: pairs).appending(path: decision.path)
        try Data(decision.text(changed: round).utf8).write(to: file)
        defer { try? Data(decision.unchangedText.utf8).write(to: file) }
        return try await StopWatch.cost { try await module.build() }
    }
}
