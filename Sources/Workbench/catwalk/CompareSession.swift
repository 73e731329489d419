import ArgumentParser
import Foundation
import Gate
import Page
import Revisions
import Support
import Writers

/// One `catwalk compare`: from what is compared to what is printed.
struct CompareSession {
    let format: CompareCommand.Format
    let terminal: Terminal

    enum Comparison {
        case reports(before: String, after: String)
        case revisions(RevisionRange, folder: String)
    }

    /// Throws an exit code when something could not be measured; everything about that has been said by then.
    func run(_ comparison: Comparison) async throws {
        switch comparison {
        case .reports(let before, let after):
            let files = (try ComparedReport(at: before), try ComparedReport(at: after))
            for notice in files.0.notices + files.1.notices + files.0.notices(before: files.1) {
                terminal.complain("catwalk: \(notice)")
            }
            let changes = SnapshotChanges(from: files.0.snapshot, to: files.1.snapshot)
            try print(changes, before: before, after: after)
        case .revisions(let range, let folder):
            let environment = ProcessInfo.processInfo.environment
            let run = RevisionRun(range, of: SubjectFolder.url(of: folder), environment: environment)
            let outcome = try await run.run()
            for notice in outcome.notices + outcome.problems { terminal.complain("catwalk: \(lines: notice)") }
            try print(outcome.changes, before: range.before, after: range.after)
            if !outcome.problems.isEmpty { throw ExitCode(ExitStatus.workbenchFailed) }
        }
    }
}

extension CompareSession {
    private func print(_ changes: SnapshotChanges, before: String, after: String) throws {
        let writer = ChangesWriter(changes: changes, before: before, after: after)
        switch format {
        case .text: terminal.print(writer.text)
        case .md: terminal.handOver(writer.markdown)
        case .html: terminal.handOver(try ChangesPage.text(for: changes, before: before, after: after))
        case .json: terminal.handOver(try writer.json())
        }
    }
}
