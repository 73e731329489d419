import ArgumentParser
import Foundation
import Pipeline
import Publication
import Report
import Writers

/// One `catwalk report`: from the folder it was called for to the files and the table.
struct ReportSession {
    let root: URL

    /// Where the files go; none for the subject's own `Reports`, with its README.
    let output: URL?

    let isCheck: Bool
    let isolates: Bool
    let isReproducible: Bool
    let terminal: Terminal

    /// Throws an exit code when the subject failed; everything about that has been said by then.
    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let outcome = try await measure(in: environment)

        let publication = try await publication(of: outcome, environment: environment)
        let stale = isCheck ? try publication.stale() : []
        if !isCheck { try publication.write() }

        for notice in outcome.notices { terminal.complain(notice) }
        terminal.print(TerminalWriter(ink: terminal.ink).text(for: outcome.report))
        for file in stale { terminal.complain("\(file)") }
        if !stale.isEmpty { terminal.complain("Run catwalk report, and commit what it writes.") }
        for finding in FindingsWriter.lines(for: outcome.report) { terminal.complain(finding) }
        if !stale.isEmpty || !outcome.report.isClean { throw ExitCode(Ending.subjectFailed) }
    }
}

extension ReportSession {
    private func measure(in environment: [String: String]) async throws -> ReportOutcome {
        do {
            let outcome = try await ReportRun(root: root, environment: environment, isolates: isolates) { step in
                terminal.show(step)
            }.run()
            terminal.endProgress(after: outcome.seconds)
            return outcome
        } catch {
            terminal.clearProgress()
            throw error
        }
    }

    private func publication(of outcome: ReportOutcome, environment: [String: String]) async throws -> Publication {
        var report = outcome.report
        if !isReproducible {
            let surroundings = Surroundings(root: root, environment: environment)
            report = report.generated(
                by: try await surroundings.generation(of: outcome, by: Catwalk.version, at: Date())
            )
        }
        return try Publication(
            of: report,
            in: output ?? root.appending(path: "Reports", directoryHint: .isDirectory),
            named: output?.path ?? "Reports",
            readme: output == nil ? root.appending(path: "README.md") : nil
        )
    }
}
