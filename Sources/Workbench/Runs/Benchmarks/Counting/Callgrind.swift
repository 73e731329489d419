import Foundation
import Support
import Toolchain

/// Valgrind's callgrind, which counts what a program does without regard to how busy the machine is.
public struct Callgrind: Sendable {
    let valgrind: Tool
    /// As it words it: `valgrind-3.19.0`.
    let version: String

    /// The first valgrind on the search path of `environment`.
    public static func find(in environment: [String: String]) async throws -> Callgrind {
        guard let valgrind = Tool.find("valgrind", in: environment)?.untuned else { throw BenchmarkError.noValgrind }
        let version = try await valgrind.run(["--version"]).checked().output.lastLines(1)
        return Callgrind(valgrind: valgrind, version: version)
    }

    /// Counts a program's run; `arguments` gives those for a number of rounds.
    func count(_ program: URL, rounds: Int, arguments: (Int) -> [String]) async throws -> CountedRun {
        let once = try await costs(of: program, arguments(rounds))
        let twice = try await costs(of: program, arguments(2 * rounds))
        guard twice[.instructions, default: 0] > once[.instructions, default: 0] else {
            throw BenchmarkError.roundsCostNothing(command: Self.command(program, arguments(2 * rounds)))
        }
        return CountedRun(rounds: rounds, once: once, twice: twice)
    }
}

extension Callgrind {
    private func costs(of program: URL, _ arguments: [String]) async throws -> [Cost: Int] {
        try await TemporaryFolder.use { folder in
            let file = folder.appending(path: "callgrind.out")
            let options = ["--tool=callgrind", "--callgrind-out-file=\(file.path)", "--vgdb=no", program.path]
            // Without it the order of sets and dictionaries, and with it the work, differs from run to run.
            let result = try await valgrind.run(
                options + arguments,
                adding: ["SWIFT_DETERMINISTIC_HASHING": "1"],
                within: .tests
            )
            guard result.status == .exited(0) else {
                throw BenchmarkError.failed(
                    command: Self.command(program, arguments),
                    how: "\(result.status)",
                    detail: result.errors.lastLines(20),
                    underCallgrind: true
                )
            }
            let name = file.lastPathComponent
            let bytes: Data
            do {
                bytes = try Data(contentsOf: file)
            } catch {
                throw BenchmarkError.unreadable(file: name, reason: "\(SystemReason(error))")
            }
            let profile = try CallgrindProfile(reading: [UInt8](bytes), named: name)
            return Dictionary(uniqueKeysWithValues: Cost.allCases.map { ($0, profile.count(of: $0)) })
        }
    }

    private static func command(_ program: URL, _ arguments: [String]) -> String {
        ([program.lastPathComponent] + arguments).joined(separator: " ")
    }
}
