import ArgumentParser
import Foundation
import Page
import Report
import Revisions
import Support
import Writers

/// One `catwalk compare`: from what is compared to what is printed.
struct CompareSession {
    let options: CompareCommand

    let terminal = Terminal(isQuiet: false)

    /// Throws an exit code when something could not be measured; everything about that has been said by then.
    func run() async throws {
        if let range = options.range { try await compare(range) } else { try compareReports() }
    }
}

extension CompareSession {
    private func compareReports() throws {
        let (before, after) = (options.first, options.second ?? "")
        let files = (try ComparedReport(at: before), try ComparedReport(at: after))
        for notice in files.0.notices + files.1.notices + files.0.notices(before: files.1) {
            terminal.complain("catwalk: \(notice)")
        }
        try print(SnapshotChanges(from: files.0.snapshot, to: files.1.snapshot), before: before, after: after)
    }

    private func compare(_ range: RevisionRange) async throws {
        let environment = ProcessInfo.processInfo.environment
        let outcome = try await RevisionRun(range, of: SubjectFolder.url(of: options.folder), environment: environment)
            .run()
        for notice in outcome.notices + outcome.problems { terminal.complain("catwalk: \(lines: notice)") }
        try print(outcome.changes, before: range.before, after: range.after)
        if !outcome.problems.isEmpty { throw ExitCode(ExitStatus.workbenchFailed) }
    }

    private func print(_ changes: SnapshotChanges, before: String, after: String) throws {
        let writer = ChangesWriter(changes: changes, before: before, after: after)
        switch options.format {
        case .text: terminal.print(writer.text)
        case .md: terminal.handOver(writer.markdown)
        case .html: terminal.handOver(try ChangesPage.text(for: changes, before: before, after: after))
        case .json: terminal.handOver(try writer.json())
        }
    }
}
