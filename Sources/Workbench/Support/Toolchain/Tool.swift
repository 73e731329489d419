import Foundation
import Subprocess
import Support

/// One program of the toolchain, and how it is run: no input, bounded output, an environment of its own.
public struct Tool: Sendable {
    public let executable: URL
    public let environment: [String: String]
    /// Whether what the program has started ends with it; not so a browser, which may be the user's own.
    public var endsWhatItStarts = true
    /// `nil` if it may take as much as there is.
    public var memoryLimit: MemoryLimit?
    /// In bytes, of a program whose output is of use only if all of it is kept: if it prints more, it is ended at once.
    ///
    /// `nil` for a program of which the middle may be left out.
    public var answerLimit: Int?

    public init(executable: URL, environment: [String: String]) {
        self.executable = executable
        self.environment = environment
    }

    /// The first program of that name on the search path of `environment`; `nil` if there is none.
    ///
    /// A folder that is not named from the root on may lie in what is measured, and is passed over.
    public static func find(_ name: String, in environment: [String: String]) -> Tool? {
        ChildEnvironment.searchPath(in: environment)
            .map { URL(filePath: $0, directoryHint: .isDirectory).appending(path: name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
            .map { Tool(executable: $0, environment: ChildEnvironment.sanitized(environment)) }
    }

    public var name: String { executable.lastPathComponent }

    /// Runs the program to its end, whatever its status is, and keeps what it printed.
    ///
    /// Throws `tooMuchOutput` when a program with an `answerLimit` is ended for it.
    ///
    /// When the task is cancelled, or the time is over, the program and all that it has started are interrupted, then
    /// terminated, then killed.
    public func run(
        _ arguments: [String],
        in directory: URL? = nil,
        adding variables: [String: String] = [:],
        within limit: TimeLimit = .question
    ) async throws -> ToolResult {
        try LargeStackThread.expectProgram()
        let output = Locked(BoundedOutput(limit: answerLimit ?? BoundedOutput.standardLimit))
        let errors = Locked(BoundedOutput())
        let process = Locked<pid_t?>(nil)
        let directory = directory ?? ownFolder
        let configuration = configuration(arguments: arguments, directory: directory, variables: variables)
        let limit = limit.scaled(by: environment)
        let command = ([name] + arguments).joined(separator: " ")
        do {
            // On a busy machine it may have ended long ago, and nobody has had the time to notice.
            let status = try await limit.run(ifStill: { process.value.map(Self.isRunning) ?? false }) {
                try await Subprocess.run(configuration, input: .none, output: .sequence, error: .sequence) {
                    execution in
                    memoryLimit?.hold(execution.processIdentifier.value)
                    process.withValue { $0 = execution.processIdentifier.value }
                    async let printed: Void = Self.collect(execution.standardOutput, into: output) {
                        if answerLimit != nil, !$0.isComplete {
                            throw ToolchainError.tooMuchOutput(command: command, limit: $0.limit)
                        }
                    }
                    async let complained: Void = Self.collect(execution.standardError, into: errors)
                    _ = try await (printed, complained)
                }.terminationStatus
            }
            try Task.checkCancellation()
            return ToolResult(
                command: command,
                status: status.map(ToolStatus.init) ?? .late(limit),
                output: output.value,
                errors: errors.value
            )
        } catch let error as SubprocessError {
            try Task.checkCancellation()
            throw ToolchainError.notStarted(tool: executable.path, reason: "\(error)")
        }
    }
}

extension Tool {
    /// Where a program of the compiler's stands; `nil` for others.
    ///
    /// The compiler's driver looks for the rest of the compiler in the folder that it is started in, which may be a stranger's.
    private var ownFolder: URL? {
        name == "swift" || name.hasPrefix("swift-") ? executable.followingLinks.deletingLastPathComponent() : nil
    }

    func limited(to limit: MemoryLimit) -> Tool {
        var tool = self
        tool.memoryLimit = limit
        return tool
    }

    func sibling(named name: String, in folder: URL) throws(ToolchainError) -> Tool {
        let file = folder.appending(path: name)
        guard FileManager.default.isExecutableFile(atPath: file.path) else {
            throw .toolMissing(name: name, folder: folder.path, swift: executable.path)
        }
        return Tool(executable: file, environment: environment)
    }

    private static func isRunning(_ process: pid_t) -> Bool {
        var state = siginfo_t()
        // It is not waited for: that is left to whoever started it.
        return waitid(P_PID, id_t(process), &state, WEXITED | WNOHANG | WNOWAIT) == 0 && state.si_signo == 0
    }

    func configuration(arguments: [String], directory: URL?, variables: [String: String]) -> Configuration {
        let merged = environment.merging(variables) { $1 }
        let pairs = merged.map { (Environment.Key(stringLiteral: $0), $1) }
        var options = PlatformOptions()
        // What the program starts stands in its session, and is ended with it.
        options.createSession = true
        options.teardownSequence = [
            .send(signal: .interrupt, toProcessGroup: endsWhatItStarts, allowedDurationToNextStep: .seconds(2)),
            .gracefulShutDown(toProcessGroup: endsWhatItStarts, allowedDurationToNextStep: .seconds(2)),
        ]
        return Configuration(
            executable: .path(.init(executable.path)),
            arguments: Arguments(arguments),
            environment: .custom(Dictionary(uniqueKeysWithValues: pairs)),
            workingDirectory: directory.map { .init($0.path) },
            platformOptions: options
        )
    }

    /// `check` looks at what was collected, and throws to end the program.
    static func collect(
        _ stream: SubprocessOutputSequence,
        into collected: Locked<BoundedOutput>,
        check: (BoundedOutput) throws -> Void = { _ in }
    ) async throws {
        for try await chunk in stream {
            try chunk.withUnsafeBytes { bytes in
                try collected.withValue {
                    $0.append(bytes)
                    try check($0)
                }
            }
        }
    }
}
