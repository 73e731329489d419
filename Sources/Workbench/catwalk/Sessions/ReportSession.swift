import ArgumentParser
import Benchmarks
import Files
import Foundation
import Pipeline
import Publication
import Report
import Support
import Writers

/// One `catwalk report`: from the folder it was called for to the files and the table.
struct ReportSession {
    let options: ReportCommand

    /// Throws an exit code when the subject failed; everything about that has been said by then.
    func run() async throws {
        let (report, notices) = try await report()
        let stale = try publish(report)

        for notice in notices { terminal.complain("\(notice)") }
        if output != .standardOutput { terminal.print(TerminalWriter(style: terminal.style).text(for: report)) }
        for file in stale { terminal.complain("\(lines: file)") }
        if !stale.isEmpty { terminal.complain("Run catwalk report, and commit what it writes.") }
        for finding in FindingsWriter.lines(for: report) { terminal.complain("\(finding)") }
        if !stale.isEmpty || !report.isClean { throw ExitCode(ExitStatus.subjectFailed) }
    }
}

extension ReportSession {
    private var root: URL { options.subject.root }

    private var terminal: Terminal { options.subject.terminal }

    private var subjectFolder: ReportFolder { ReportFolder(of: root) }

    private var output: ReportOutput { ReportOutput(options.output) }

    /// The report in the form that is asked for, and what is to be said about its making.
    private func report() async throws -> (Report, notices: [String]) {
        if let source = options.from {
            let report = try ReportFile(EnclosedFile(at: URL(filePath: source))).read()
            return (options.reproducible ? report.generated(by: nil) : report, [])
        }
        let environment = ProcessInfo.processInfo.environment
        // Before anything else: what was published stays as it is when that can't be read.
        let costs = try StoredFile<BenchmarkRecord>(in: root).read().map(SubjectCosts.init)
        let outcome = try await measure(in: environment, costs: costs)
        if options.reproducible { return (outcome.report, outcome.notices) }
        let provenance = Provenance(root: root, environment: environment)
        let generation = try await provenance.generation(of: outcome, by: Catwalk.version, at: Date())
        return (outcome.report.generated(by: generation), outcome.notices)
    }

    private func measure(in environment: [String: String], costs: SubjectCosts?) async throws -> ReportOutcome {
        do {
            let run = ReportRun(root: root, environment: environment, isolates: options.isolate, costs: costs) { step in
                terminal.show(step)
            }
            let outcome = try await run.run()
            terminal.endProgress(after: outcome.seconds)
            return outcome
        } catch {
            terminal.clearProgress()
            throw error
        }
    }

    /// Writes the report, or looks what of it is stale.
    private func publish(_ report: Report) throws -> [StaleFile] {
        switch output {
        case .standardOutput:
            let history = try HistoryFile(in: subjectFolder).read()
            let files = try (options.format?.formats ?? []).flatMap { try $0.files(for: report, history: history) }
            for file in files { terminal.handOver(file.text) }
            return []
        case .folder(let folder):
            return try publish(report, in: folder, readme: nil)
        case .subject:
            return try publish(report, in: subjectFolder, readme: EnclosedFile("README.md", in: root))
        }
    }

    private func publish(_ report: Report, in folder: ReportFolder, readme: EnclosedFile?) throws -> [StaleFile] {
        let publication = try Publication(
            of: report,
            as: options.format?.formats ?? folder.formats,
            in: folder,
            readme: readme
        )
        if options.check { return try publication.stale() }
        try publication.write()
        return []
    }
}
