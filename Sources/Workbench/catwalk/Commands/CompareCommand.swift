import ArgumentParser
import Foundation
import Page
import Report
import Revisions
import Support
import Writers

/// `catwalk compare`: what has changed between two reports or two revisions.
struct CompareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Show what has changed between two reports, or between two git revisions.",
        discussion: """
            Two revisions are measured from their sources alone, in temporary folders: the architectures, where both \
            have a .catwalk.yml, and otherwise all Swift code, target by target. The repository is left as it is.

              catwalk compare old.json Reports/report.json   two reports
              catwalk compare main..HEAD                     this folder at two revisions
              catwalk compare main...HEAD                    what HEAD did since main
              catwalk compare 5.0.1..6.2.2 ../Yams           another folder
              catwalk compare main..HEAD --format md         for a pull request
              catwalk compare main..HEAD --format html       a page, for a browser

            The exit code is 0 if both could be measured, whatever has changed, and 2 otherwise.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, md, html, json
    }

    @Argument(help: "A report, or two revisions with .. between them.", completion: .file(extensions: ["json"]))
    var first: String

    @Argument(help: "The other report, or the folder of the revisions. (default: this folder)", completion: .file())
    var second: String?

    @Option(help: "How to show it.")
    var format = Format.text

    func validate() throws {
        if range == nil, second == nil {
            throw ValidationError(
                "\(first) is one thing to compare. Give two report.json files, or two revisions as in main..HEAD."
            )
        }
        if range != nil { try SubjectFolder.validate(folder) }
    }

    func run() async throws {
        try await Interruption.heeding { if let range { try await compare(range) } else { try compareReports() } }
    }
}

extension CompareCommand {
    /// A file that is there is a report, whatever it is called.
    private var range: RevisionRange? {
        FileManager.default.fileExists(atPath: first) ? nil : RevisionRange(first)
    }

    private var folder: String { second ?? "." }

    private var terminal: Terminal { Terminal(isQuiet: false) }

    private func compareReports() throws {
        let (before, after) = (first, second ?? "")
        let reports = (try ComparedReport(at: before), try ComparedReport(at: after))
        for notice in reports.0.notices + reports.1.notices + reports.0.notices(before: reports.1) {
            terminal.complain("catwalk: \(notice)")
        }
        try print(SnapshotChanges(from: reports.0.snapshot, to: reports.1.snapshot), before: before, after: after)
    }

    /// Throws an exit code if something could not be measured, after it has said what.
    private func compare(_ range: RevisionRange) async throws {
        let environment = ProcessInfo.processInfo.environment
        let outcome = try await RevisionRun(range, of: SubjectFolder.url(of: folder), environment: environment).run()
        for notice in outcome.notices + outcome.problems {
            terminal.complain("catwalk: \(lines: notice)")
        }
        try print(outcome.changes, before: range.before, after: range.after, in: ReaderFolder(folder))
        if !outcome.problems.isEmpty { throw ExitCode(ExitStatus.workbenchFailed) }
    }

    private func print(
        _ changes: SnapshotChanges,
        before: String,
        after: String,
        in folder: ReaderFolder = ReaderFolder(".")
    ) throws {
        let writer = ChangesWriter(changes: changes, before: before, after: after, in: folder)
        switch format {
        case .text: terminal.print(writer.text)
        case .md: terminal.handOver(writer.markdown)
        case .html: terminal.handOver(try ChangesPage.text(for: changes, before: before, after: after))
        case .json: terminal.handOver(try writer.json())
        }
    }
}
