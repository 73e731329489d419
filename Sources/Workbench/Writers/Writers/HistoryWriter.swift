import Report
import Support

/// What grew when, for a terminal, a page on GitHub, a spreadsheet or a program.
public struct HistoryWriter: Sendable {
    private let series: Series
    private let columns: [SizeColumn]
    private let changes: SizeChanges
    /// The rows of what grew when, the newest first.
    private let steps: [[String]]

    /// Of the changes, no more than this are listed for people.
    private static let limit = 100

    public init(of series: Series) {
        self.series = series
        changes = SizeChanges(of: series)
        let columns = SizeColumn.columns(of: series)
        self.columns = columns
        steps = changes.steps.reversed().flatMap { step in
            step.changes.map { change in
                [step.commit.day, step.commit.shortHash, change.name]
                    + columns.map { $0.cell(from: change.before, to: change.after, showsSame: false) }
                    + [step.commit.title]
            }
        }
    }

    /// For a terminal: plain lines.
    public var text: PrintableText {
        let newest: [PrintableText] =
            steps.isEmpty ? [] : ["What grew when\n\n\(newestSteps.plain(endsInText: true))"]
        let parts: [PrintableText] = ["\(heading)\n", wholes.plain()] + newest + remarks.map { "\($0)\n" }
        return parts.joined(separator: "\n")
    }

    /// For GitHub.
    public var markdown: String {
        let newest: [MarkdownText] = steps.isEmpty ? [] : ["### What grew when\n", newestSteps.markdown]
        let parts: [MarkdownText] = ["## \(heading)\n", wholes.markdown] + newest + remarks.map { "\($0)\n" }
        return parts.joined(separator: "\n").description
    }

    /// For a spreadsheet: a line for each part at each commit, or one for a commit of which nothing could be measured.
    public var commaSeparated: String {
        let header = ["commit", "date", "title", "of"] + columns.map(\.name) + ["problem"]
        let lines = series.commits.flatMap { commit in
            let sizes = commit.sizes ?? [:]
            return (sizes.isEmpty ? [""] : sizes.keys.sorted()).map { name in
                [commit.hash, commit.date, commit.title, name].map(CommaSeparatedCell.init)
                    + columns.map { $0.commaSeparated(of: sizes[name]) }
                    + [CommaSeparatedCell(commit.problem ?? "")]
            }
        }
        return ([header.map(CommaSeparatedCell.init)] + lines).map(CommaSeparatedText.line).joined()
    }

    /// For programs, and for the page of a report: every commit, keys in alphabetical order.
    public func json() throws -> String { try series.json() }
}

extension HistoryWriter {
    private var heading: String {
        let commits = series.commits.count == 1 ? "1 commit" : "\(series.commits.count) commits"
        guard let first = series.commits.first, let last = series.commits.last else { return commits }
        return
            "\(commits), \(first.shortHash) of \(first.day) to \(last.shortHash) of \(last.day); edges as syntax has them"
    }

    private var wholes: TextTable {
        TextTable(
            header: [series.parts == .architectures ? "architecture or layer" : "target"]
                + columns.map(\.title),
            rows: changes.wholes.map { change in
                [change.name] + columns.map { $0.cell(from: change.before, to: change.after, showsSame: true) }
            }
        )
    }

    private var newestSteps: TextTable {
        TextTable(
            header: ["date", "commit", "of"] + columns.map(\.title) + ["message"],
            textColumns: 3,
            rows: Array(steps.prefix(Self.limit))
        )
    }

    /// What else is to be said, in sentences.
    package var remarks: [String] {
        let unmeasured = series.commits.filter { $0.problem != nil }
        let problems = Dictionary(grouping: unmeasured) { $0.problem ?? "" }
            .sorted { ($0.value[0].date, $0.key) < ($1.value[0].date, $1.key) }
            .map { problem, commits in
                "Not measured in \(Self.names(of: commits)): \(problem)"
            }
        let older = steps.count - Self.limit
        return
            (older > 0
            ? ["Not told here: \(older) older \(older == 1 ? "change" : "changes"); --format json has all."] : [])
            + problems
    }

    private static func names(of commits: [PastCommit]) -> String {
        let first = commits[0].shortHash
        return commits.count == 1 ? first : "\(commits.count) commits, of which \(first) is the first"
    }
}
