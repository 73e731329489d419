import Foundation
import Subprocess
import Support

/// One program of the toolchain, and how it is run: no input, bounded output, an environment of its own.
public struct Tool: Sendable {
    public let executable: URL
    public let environment: [String: String]

    public init(executable: URL, environment: [String: String]) {
        self.executable = executable
        self.environment = environment
    }

    /// The first program of that name on the search path of `environment`; `nil` if there is none.
    public static func find(_ name: String, in environment: [String: String]) -> Tool? {
        (environment["PATH"] ?? "").split(separator: ":")
            .map { URL(filePath: String($0), directoryHint: .isDirectory).appending(path: name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
            .map { Tool(executable: $0, environment: ChildEnvironment.sanitized(environment)) }
    }

    public var name: String { executable.lastPathComponent }

    /// Runs the program to its end, whatever its status is, and keeps what it printed.
    ///
    /// When the task is cancelled the program is interrupted, then terminated, then killed.
    public func run(
        _ arguments: [String],
        in directory: URL? = nil,
        adding variables: [String: String] = [:]
    ) async throws -> ToolResult {
        let command = ([name] + arguments).joined(separator: " ")
        try LargeStackThread.expectProgram()
        do {
            let result = try await Subprocess.run(
                configuration(arguments: arguments, directory: directory, variables: variables),
                input: .none,
                output: .sequence,
                error: .sequence
            ) { execution in
                async let output = Self.collect(execution.standardOutput)
                async let errors = Self.collect(execution.standardError)
                return try await (output: output, errors: errors)
            }
            try Task.checkCancellation()
            return ToolResult(
                command: command,
                status: ToolStatus(result.terminationStatus),
                output: result.closureResult.output,
                errors: result.closureResult.errors
            )
        } catch let error as SubprocessError {
            try Task.checkCancellation()
            throw ToolchainError.notStarted(tool: executable.path, reason: "\(error)")
        }
    }
}

extension Tool {
    func sibling(named name: String, in folder: URL) throws(ToolchainError) -> Tool {
        let file = folder.appending(path: name)
        guard FileManager.default.isExecutableFile(atPath: file.path) else {
            throw .toolMissing(name: name, folder: folder.path, swift: executable.path)
        }
        return Tool(executable: file, environment: environment)
    }

    func configuration(arguments: [String], directory: URL?, variables: [String: String]) -> Configuration {
        let merged = environment.merging(variables) { $1 }
        let pairs = merged.map { (Environment.Key(stringLiteral: $0), $1) }
        var options = PlatformOptions()
        options.teardownSequence = [
            .send(signal: .interrupt, allowedDurationToNextStep: .seconds(2)),
            .gracefulShutDown(allowedDurationToNextStep: .seconds(2)),
        ]
        return Configuration(
            executable: .path(.init(executable.path)),
            arguments: Arguments(arguments),
            environment: .custom(Dictionary(uniqueKeysWithValues: pairs)),
            workingDirectory: directory.map { .init($0.path) },
            platformOptions: options
        )
    }

    static func collect(_ stream: SubprocessOutputSequence) async throws -> BoundedOutput {
        var collected = BoundedOutput()
        for try await chunk in stream {
            chunk.withUnsafeBytes { collected.append($0) }
        }
        return collected
    }
}
