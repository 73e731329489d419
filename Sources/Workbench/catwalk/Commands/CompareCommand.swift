import ArgumentParser
import Foundation
import Revisions

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
        try await Interruption.heeding { try await CompareSession(options: self).run() }
    }
}

extension CompareCommand {
    /// A file that is there is a report, whatever it is called.
    var range: RevisionRange? {
        FileManager.default.fileExists(atPath: first) ? nil : RevisionRange(first)
    }

    var folder: String { second ?? "." }
}
