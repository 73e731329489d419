import ArgumentParser
import Foundation
import Report
import Stage
import Subject
import Support
import Writers

/// `catwalk trace`: what the parts of each architecture say to each other in a scenario.
struct TraceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Show what the parts of each architecture say to each other in a scenario.",
        discussion: """
            Plays the scenario on instrumented copies of the sources, and prints each call from one role to another, to the \
            screen or to the model, in order, with its place. The beginning of a scenario's name will do.

              catwalk trace 'Load Cat opens empty'              in all architectures
              catwalk trace 'Load Cat opens' -a MVP             in one
              catwalk trace 'Load Cat opens' --format mermaid   as diagrams

            The subject says in its .catwalk.yml which module plays scenarios: Documentation/trace.md.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, mermaid
    }

    @Argument(help: "The name of a scenario, or what only one name begins with.")
    var scenario: String

    @OptionGroup
    var subject: SubjectOptions

    @Option(name: .shortAndLong, help: "Trace this architecture only. May be repeated.")
    var architecture: [String] = []

    @Option(help: "How to show it.")
    var format = Format.text

    func run() async throws {
        try await Interruption.heeding { try await trace() }
    }
}

extension TraceCommand {
    private func trace() async throws {
        let environment = ProcessInfo.processInfo.environment
        let run = try TraceRun(
            of: try await Subject.load(from: subject.root, environment: environment),
            architectures: architecture,
            environment: environment
        ) { [terminal = subject.terminal] in terminal.show($0) }
        let outcome = try await run.play(scenario)
        subject.terminal.clearProgress()
        let sequences = outcome.sequences.map { MarkedSequence($0) }
        switch format {
        case .text:
            for (place, sequence) in sequences.enumerated() {
                if place > 0 { subject.terminal.print("\n") }
                subject.terminal.print(SequenceWriter.text(for: sequence))
            }
        case .mermaid:
            subject.terminal.handOver(sequences.map(SequenceWriter.mermaid).joined(separator: "\n"))
        }
        outcome.notices.forEach { subject.terminal.note("catwalk: \($0)") }
    }
}
