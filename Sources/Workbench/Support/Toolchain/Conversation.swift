import Foundation
import Subprocess
import Support

/// A program that runs while lines are exchanged with it.
public struct Conversation: Sendable {
    private let writer: StandardInputWriter
    private let output: SubprocessOutputSequence
    private let killing: @Sendable () -> Void

    /// The lines that the program prints, until it ends; to be asked for once.
    public var lines: PrintedLines { PrintedLines(of: output.makeAsyncIterator()) }

    /// Throws if the program takes no more input.
    public func say(_ line: String) async throws {
        _ = try await writer.write(Array("\(line)\n".utf8))
    }

    /// Ends the program at once, whatever it does.
    public func kill() { killing() }
}

extension Tool {
    /// Runs the program, and ends it when `talk` returns; tells how it ended, and what it complained of.
    public func converse(
        _ arguments: [String],
        adding variables: [String: String] = [:],
        talk: @Sendable (Conversation) async throws -> Void
    ) async throws -> (status: ToolStatus, errors: BoundedOutput) {
        try LargeStackThread.expectProgram()
        let errors = Locked(BoundedOutput())
        do {
            let result = try await Subprocess.run(
                configuration(arguments: arguments, directory: nil, variables: variables),
                input: .inputWriter,
                output: .sequence,
                error: .sequence
            ) { execution in
                let conversation = Conversation(execution)
                async let complained: Void = Self.collect(execution.standardError, into: errors)
                do {
                    try await talk(conversation)
                } catch {
                    conversation.kill()
                    throw error
                }
                try? await execution.standardInputWriter.finish()
                conversation.kill()
                try await complained
            }
            try Task.checkCancellation()
            return (ToolStatus(result.terminationStatus), errors.value)
        } catch let error as SubprocessError {
            try Task.checkCancellation()
            throw ToolchainError.notStarted(tool: executable.path, reason: "\(error)")
        }
    }
}

extension Conversation {
    fileprivate init(_ execution: Execution<CustomWriteInput, SequenceOutput, SequenceOutput>) {
        writer = execution.standardInputWriter
        output = execution.standardOutput
        killing = { try? execution.send(signal: .kill, toProcessGroup: true) }
    }
}
