import Foundation
import Subject
import Support
import Toolchain

/// The subject's program that plays scenarios, built for release.
struct Player: Sendable {
    let program: URL
    let settings: BenchmarkSettings
    let environment: [String: String]

    /// Builds the product of the subject's package.
    static func build(
        _ selection: BenchmarkSelection,
        with toolchain: Toolchain,
        environment: [String: String]
    ) async throws -> Player {
        let (root, settings) = (selection.subject.root, selection.settings)
        let arguments = ["--configuration", "release", "--product", settings.product]
        let build = try await toolchain.build(arguments, in: root)
        guard build.status == .exited(0) else {
            let output = build.output.lastLines(20) + "\n" + build.errors.lastLines(20)
            throw BenchmarkError.notBuilt(product: settings.product, detail: output)
        }
        let folder = try await toolchain.swift.run(["build"] + arguments + ["--show-bin-path"], in: root).checked()
        let program = URL(filePath: folder.output.lastLines(1), directoryHint: .isDirectory)
            .appending(path: settings.product)
        return Player(program: program, settings: settings, environment: ChildEnvironment.sanitized(environment))
    }

    /// Counts a scenario's rounds.
    func count(_ scenario: BenchmarkSettings.Scenario, by name: String, with callgrind: Callgrind) async throws
        -> CountedRun
    {
        try await callgrind.count(program, rounds: settings.countedRounds) { rounds in
            arguments(for: scenario, by: name, rounds: rounds)
        }
    }

    /// Times a scenario's rounds, once.
    func time(_ scenario: BenchmarkSettings.Scenario, by name: String) async throws -> TimedSample {
        let arguments = arguments(for: scenario, by: name, rounds: settings.timedRounds)
        let result = try await Tool(executable: program, environment: environment).run(arguments)
        guard result.status == .exited(0) else {
            let detail = result.errors.lastLines(20)
            throw TimingError.failed(command: result.command, how: "\(result.status)", detail: detail)
        }
        return try TimedSample(lastLineOf: result.output.text, command: result.command)
    }
}

extension Player {
    private func arguments(
        for scenario: BenchmarkSettings.Scenario,
        by name: String,
        rounds: Int
    ) -> [String] {
        let values = ["{architecture}": name, "{scenario}": scenario.title, "{rounds}": "\(rounds)"]
        return settings.arguments.map { values[$0] ?? $0 }
    }
}
