import Extraction
import Foundation
import Publication
import Report
import Revisions
import Support
import Writers

/// One `catwalk history`: from the folder it was called for to the file and what is printed.
struct HistorySession {
    let options: HistoryCommand

    func run() async throws {
        guard let start = HistoryStart(options.since) else { return }
        let outcome = try await measure(since: start)
        for notice in outcome.notices { terminal.complain("catwalk: \(notice)") }
        let writer = HistoryWriter(of: outcome.series)
        switch options.format {
        case .json: terminal.handOver(try writer.json())
        case .csv: terminal.handOver(writer.commaSeparated)
        case .md: terminal.handOver(writer.markdown)
        case nil:
            if outcome.series.parts == .architectures {
                try HistoryFile(in: ReportFolder(of: root)).write(outcome.series)
            }
            terminal.print(writer.text)
        }
    }
}

extension HistorySession {
    private var root: URL { SubjectFolder.url(of: options.path) }

    private var terminal: Terminal { Terminal(isQuiet: options.quiet) }

    private func measure(since start: HistoryStart) async throws -> HistoryOutcome {
        defer { terminal.clearProgress() }
        return try await HistoryRun(
            since: start,
            of: root,
            environment: ProcessInfo.processInfo.environment,
            cache: HistoryCache(in: WorkingFolder(in: root), maker: Self.maker)
        ) { terminal.show($0) }.run()
    }

    /// A program that was built anew may measure otherwise.
    private static var maker: String {
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
        let date = try? program?.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        return "\(Catwalk.version)-\(Int(date?.timeIntervalSince1970 ?? 0))".replacing(" ", with: "-")
    }
}
