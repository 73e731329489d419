import ArgumentParser
import Foundation
import Page
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

              catwalk trace 'Load Cat opens empty'                  in all architectures
              catwalk trace 'Load Cat opens' -a MVP                 in one
              catwalk trace 'Load Cat opens' --format mermaid       as diagrams
              catwalk trace 'Load Cat opens' -a MVP --format svg    as a picture
              catwalk trace 'Load Cat opens' --against ../before    what has changed

            The subject says in its .catwalk.yml which module plays scenarios: Documentation/trace.md.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, mermaid, svg
    }

    @Argument(help: "The name of a scenario, or what only one name begins with.")
    var scenario: String

    @OptionGroup
    var subject: SubjectOptions

    @Option(name: .shortAndLong, help: "Trace this architecture only. May be repeated.")
    var architecture: [String] = []

    @Option(help: "A folder with another copy of the subject: shows what has changed since.", completion: .directory)
    var against: String?

    @Option(help: "How to show it; svg takes one architecture.")
    var format = Format.text

    func validate() throws {
        if let against { try SubjectFolder.validate(against) }
        if format == .svg, architecture.count != 1 {
            throw ValidationError("A picture shows one architecture. Name it: --architecture MVP")
        }
    }

    func run() async throws {
        try await Interruption.heeding { try await trace() }
    }
}

extension TraceCommand {
    private func trace() async throws {
        let outcome = try await run(on: subject.root, architectures: architecture).play(scenario)
        var sequences = outcome.sequences.map { MarkedSequence($0) }
        if let against, let scenario = sequences.first?.scenario {
            let names = sequences.map(\.architecture)
            let old = try await run(on: SubjectFolder.url(of: against), architectures: names).play(scenario)
            sequences = outcome.since(old)
        }
        subject.terminal.clearProgress()
        switch format {
        case .text:
            let write = against == nil ? SequenceWriter.text : SequenceWriter.changes
            subject.terminal.print(sequences.map(write).joined(separator: "\n"))
        case .mermaid: subject.terminal.handOver(sequences.map(SequenceWriter.mermaid).joined(separator: "\n"))
        case .svg:
            subject.terminal.handOver(try sequences.map { try SequencePicture.text(for: $0) }.joined())
        }
        outcome.notices.forEach { subject.terminal.note("catwalk: \($0)") }
    }

    private func run(on root: URL, architectures: [String]) async throws -> TraceRun {
        let environment = ProcessInfo.processInfo.environment
        return try TraceRun(
            of: try await Subject.load(from: root, environment: environment),
            architectures: architectures,
            environment: environment
        ) { [terminal = subject.terminal] in terminal.show($0) }
    }
}
