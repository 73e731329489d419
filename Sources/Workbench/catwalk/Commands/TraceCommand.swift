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
              catwalk trace --all                                   all, in numbers

            The subject says in its .catwalk.yml which module plays scenarios: Documentation/trace.md.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, mermaid, svg, json
    }

    @Argument(help: "The name of a scenario, or what only one name begins with. With --all the folder stands here.")
    var scenario: String?

    @OptionGroup
    var subject: SubjectOptions

    @Option(name: .shortAndLong, help: "Trace this architecture only. May be repeated.")
    var architecture: [String] = []

    @Option(help: "A folder with another copy of the subject: shows what has changed since.", completion: .directory)
    var against: String?

    @Flag(help: "Play all scenarios: measures, and who uses whom in the sources or in scenarios alone.")
    var all = false

    @Option(help: "How to show it; svg takes one architecture, json takes --all.")
    var format = Format.text

    func validate() throws {
        if let against { try SubjectFolder.validate(against) }
        if all {
            try SubjectFolder.validate(scenario ?? ".")
            if subject.path != "." { throw ValidationError("--all takes no scenario, and one folder. Give no more.") }
            if against != nil { throw ValidationError("--all plays all scenarios, and --against one. Leave one out.") }
            if ![.text, .json].contains(format) { throw ValidationError("--all gives text or json.") }
        } else if scenario == nil {
            throw ValidationError("Give the name of a scenario, or --all.")
        } else if format == .json {
            throw ValidationError("Only --all gives json.")
        } else if format == .svg, architecture.count != 1 {
            throw ValidationError("A picture shows one architecture. Name it: --architecture MVP")
        }
    }

    func run() async throws {
        try await Interruption.heeding { all ? try await traceAll() : try await trace() }
    }
}

extension TraceCommand {
    private func trace() async throws {
        guard let scenario else { return }
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
        // It takes --all.
        case .json: break
        }
        outcome.notices.forEach { subject.terminal.note("catwalk: \($0)") }
    }

    private func traceAll() async throws {
        let folder = SubjectFolder.url(of: scenario ?? ".")
        let survey = try await run(on: folder, architectures: architecture).playAll()
        subject.terminal.clearProgress()
        switch format {
        case .json: subject.terminal.handOver(try PlayedWriter.json(for: survey.architectures))
        default: subject.terminal.print(PlayedWriter.text(for: survey.architectures))
        }
        survey.notices.forEach { subject.terminal.note("catwalk: \($0)") }
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
