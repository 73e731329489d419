import ArgumentParser
import Foundation
import Page
import Publication
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
              catwalk trace 'A photo that' --step 'Tap load'        one of its steps
              catwalk trace 'Load Cat opens' --against ../before    what has changed
              catwalk trace --all                                   all, in numbers
              catwalk trace --page                                  write the page of traces
              catwalk trace --page --check                          fail if it is stale

            The subject says in its .catwalk.yml which module plays scenarios: Documentation/trace.md.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, mermaid, svg, json
    }

    @Argument(
        help: "The name of a scenario, or what only one name begins with. With --all or --page the folder stands here."
    )
    var scenario: String?

    @OptionGroup
    var subject: SubjectOptions

    @Option(name: .shortAndLong, help: "Trace this architecture only. May be repeated.")
    var architecture: [String] = []

    @Option(help: "Show the messages of this step only; the beginning of its title will do.")
    var step: String?

    @Option(help: "A folder with another copy of the subject: shows what has changed since.", completion: .directory)
    var against: String?

    @Flag(help: "Play all scenarios: measures, and who uses whom in the sources or in scenarios alone.")
    var all = false

    @Flag(help: "Play all scenarios, and write Reports/traces.html, which draws those of the key traces.")
    var page = false

    @Flag(help: "With --page: write nothing; fail if the page is stale.")
    var check = false

    @Option(help: "How to show it; svg takes one architecture, json takes --all.")
    var format = Format.text

    func validate() throws {
        if let against { try SubjectFolder.validate(against) }
        if check, !page { throw ValidationError("--check looks at the page: add --page.") }
        if all || page {
            let option = all ? "--all" : "--page"
            try SubjectFolder.validate(scenario ?? ".")
            if subject.path != "." {
                throw ValidationError("\(option) takes no scenario, and one folder. Give no more.")
            }
            if against != nil || step != nil {
                throw ValidationError("\(option) plays all scenarios. Leave out --against and --step.")
            }
        }
        if page {
            if all || !architecture.isEmpty || format != .text {
                throw ValidationError("--page shows all architectures. Leave out --all, --architecture and --format.")
            }
        } else if all {
            if ![.text, .json].contains(format) { throw ValidationError("--all gives text or json.") }
        } else if scenario == nil {
            throw ValidationError("Give the name of a scenario, --all or --page.")
        } else if format == .json {
            throw ValidationError("Only --all gives json.")
        } else if format == .svg, architecture.count != 1 {
            throw ValidationError("A picture shows one architecture. Name it: --architecture MVP")
        }
    }

    func run() async throws {
        try await Interruption.heeding {
            if page { try await tracePage() } else if all { try await traceAll() } else { try await trace() }
        }
    }
}

extension TraceCommand {
    private func trace() async throws {
        guard let scenario else { return }
        let run = try await run(on: subject.root, architectures: architecture)
        // Before anything is played, which takes long.
        let other = try await other(playing: run.architectureNames)
        let outcome = try await run.play(scenario, step: step)
        var sequences = outcome.sequences.map { MarkedSequence($0) }
        if let other {
            let old = try await OtherCopyFault.naming(other.folder) {
                try await other.run.play(outcome.scenario, step: step)
            }
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

    /// What plays in the copy to compare with; `nil` if there is none.
    private func other(playing architectures: [String]) async throws -> (folder: String, run: TraceRun)? {
        guard let against else { return nil }
        let run = try await OtherCopyFault.naming(against) {
            try await self.run(on: SubjectFolder.url(of: against), architectures: architectures)
        }
        return (against, run)
    }

    private func traceAll() async throws {
        let survey = try await run(on: namedFolder, architectures: architecture).playAll()
        subject.terminal.clearProgress()
        switch format {
        case .json: subject.terminal.handOver(try PlayedWriter.json(for: survey.architectures))
        default: subject.terminal.print(PlayedWriter.text(for: survey.architectures))
        }
        survey.notices.forEach { subject.terminal.note("catwalk: \($0)") }
    }

    /// Writes the page, or tells that it is stale.
    private func tracePage() async throws {
        let (traces, notices) = try await run(on: namedFolder, architectures: []).playTraces()
        subject.terminal.clearProgress()
        let folder = ReportFolder(of: namedFolder)
        let report = folder.hasSources ? try ReportFile(folder.file("report.json")).readIfThere() : nil
        let publication = try Publication(ofTraces: TracesPage.text(for: traces, report: report), in: folder)
        notices.forEach { subject.terminal.note("catwalk: \($0)") }
        if check {
            let stale = try publication.stale()
            for file in stale {
                subject.terminal.complain("\(lines: file)\nRun catwalk trace --page, and commit what it writes.")
            }
            if !stale.isEmpty { throw ExitCode(ExitStatus.subjectFailed) }
        } else {
            try publication.write()
            subject.terminal.note("The traces are in \(PrintablePath(publication.files[0].name)).")
        }
    }

    /// Where --all and --page find the subject.
    private var namedFolder: URL { SubjectFolder.url(of: scenario ?? ".") }

    private func run(on root: URL, architectures: [String]) async throws -> TraceRun {
        let environment = ProcessInfo.processInfo.environment
        return try TraceRun(
            of: try await Subject.load(from: root, environment: environment),
            architectures: architectures,
            environment: environment
        ) { [terminal = subject.terminal] in terminal.show($0) }
    }
}
