import Foundation
import Subject
import Toolchain

extension Tool {
    /// Without what tunes the C library for the caller: its allocator alone can move counts by 9 %.
    var untuned: Tool {
        let heeded = environment.filter { $0.key != "GLIBC_TUNABLES" && !$0.key.hasPrefix("MALLOC_") }
        return Tool(executable: executable, environment: heeded)
    }
}

/// The subject's program that plays scenarios, built for release.
struct Player: Sendable {
    let program: Tool
    let settings: BenchmarkSettings

    /// Builds the product of the subject's package.
    static func build(_ selection: BenchmarkSelection, with toolchain: Toolchain) async throws -> Player {
        let (root, settings) = (selection.subject.root, selection.settings)
        let arguments = ["--configuration", "release", "--product", settings.product]
        let build = try await toolchain.build(arguments, in: root)
        guard build.status == .exited(0) else {
            let output = build.output.lastLines(20) + "\n" + build.errors.lastLines(20)
            throw BenchmarkError.notBuilt(product: settings.product, detail: output)
        }
        let question = ["build"] + arguments + ["--show-bin-path"]
        let folder = try await toolchain.swift.run(question, in: root, within: .build).checked()
        let program = URL(filePath: folder.output.lastLines(1), directoryHint: .isDirectory)
            .appending(path: settings.product)
        return Player(
            program: Tool(executable: program, environment: toolchain.swift.environment).untuned,
            settings: settings
        )
    }

    /// Counts a scenario's rounds.
    func count(_ scenario: BenchmarkSettings.Scenario, by name: String, with callgrind: Callgrind) async throws
        -> CountedRun
    {
        try await callgrind.count(program.executable, rounds: settings.countedRounds) { rounds in
            arguments(for: scenario, by: name, rounds: rounds)
        }
    }

    /// Times a scenario's rounds, once.
    func time(_ scenario: BenchmarkSettings.Scenario, by name: String) async throws -> TimedSample {
        let result = try await run(arguments(for: scenario, by: name, rounds: settings.timedRounds))
        return try TimedSample(lastLineOf: result.output.text, command: result.command)
    }

    /// Has apps kept open, and looks at the memory they take, once.
    func keep(_ memory: BenchmarkSettings.Memory, by name: String) async throws -> MemorySample {
        let result = try await run(arguments(for: memory.scenario, by: name, rounds: memory.apps) + ["--keep"])
        return try MemorySample(lastLineOf: result.output.text, command: result.command)
    }

    private func run(_ arguments: [String]) async throws -> ToolResult {
        let result = try await program.run(arguments, within: .tests)
        if result.status == .exited(0) { return result }
        throw BenchmarkError.failed(
            command: result.command,
            how: "\(result.status)",
            detail: result.errors.lastLines(20),
            underCallgrind: false
        )
    }

    private func arguments(for scenario: BenchmarkSettings.Scenario, by name: String, rounds: Int) -> [String] {
        let values = ["{architecture}": name, "{scenario}": scenario.title, "{rounds}": "\(rounds)"]
        return settings.arguments.map { values[$0] ?? $0 }
    }
}
