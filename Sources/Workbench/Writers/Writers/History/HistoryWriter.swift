import Report
import Support

/// What grew when, for a terminal, a page on GitHub, a spreadsheet or a program.
public struct HistoryWriter: Sendable {
    private let series: Series
    private let changes: SizeChanges

    /// Of the changes, no more than this are listed for people.
    private static let limit = 100

    public init(of series: Series) {
        self.series = series
        changes = SizeChanges(of: series)
    }

    /// For a terminal: plain lines.
    public var text: PrintableText {
        let wholes = PlainTable(textColumns: 1, rows: [header] + wholeRows)
        let table = PlainTable(textColumns: 3, endsInText: true, rows: [Self.stepHeader] + steps.rows)
        let steps: [PrintableText] = steps.rows.isEmpty ? [] : ["What grew when\n\n\(table.text)"]
        let parts: [PrintableText] = ["\(heading)\n", wholes.text] + steps + rest.map { "\($0)\n" }
        return parts.joined(separator: "\n")
    }

    /// For GitHub.
    public var markdown: String {
        let wholes = MarkdownTable(header: header, textColumns: 1, rows: wholeRows)
        let table = MarkdownTable(header: Self.stepHeader, textColumns: 3, rows: steps.rows)
        let steps: [MarkdownText] = steps.rows.isEmpty ? [] : ["### What grew when\n", table.text]
        let parts: [MarkdownText] = ["## \(heading)\n", wholes.text] + steps + rest.map { "\($0)\n" }
        return parts.joined(separator: "\n").description
    }

    /// For a spreadsheet: a line for each part at each commit.
    public var commaSeparated: String {
        let header = ["commit", "date", "title", "of", "codeLines", "files", "types", "edges"]
        let lines = series.measured.flatMap { commit, sizes in
            sizes.sorted { $0.key < $1.key }.map { name, size in
                [commit.hash, commit.date, commit.title, name].map(CommaSeparatedCell.init)
                    + Size.Measure.allCases.map { CommaSeparatedCell(size[$0]) }
            }
        }
        return ([header.map(CommaSeparatedCell.init)] + lines).map(CommaSeparatedText.line).joined()
    }

    /// For programs, and for the page of a report: every commit, keys in alphabetical order.
    public func json() throws -> String { try series.json() }
}

extension HistoryWriter {
    private static let stepHeader = ["date", "commit", "of"] + Size.Measure.allCases.map(\.title) + ["message"]

    private var header: [String] {
        [series.parts == .architectures ? "architecture or layer" : "target"] + Size.Measure.allCases.map(\.title)
    }

    private var heading: String {
        let commits = series.commits.count == 1 ? "1 commit" : "\(series.commits.count) commits"
        guard let first = series.commits.first, let last = series.commits.last else { return commits }
        return
            "\(commits), \(first.shortHash) of \(first.day) to \(last.shortHash) of \(last.day); edges as syntax has them"
    }

    private var wholeRows: [[String]] {
        changes.wholes.map { [$0.name] + SizeChangeText.cells(from: $0.before, to: $0.after, showsSame: true) }
    }

    /// The newest first; how many are left out.
    private var steps: (rows: [[String]], rest: Int) {
        let rows = changes.steps.reversed().flatMap { step in
            step.changes.map { change in
                [step.commit.day, step.commit.shortHash, change.name]
                    + SizeChangeText.cells(from: change.before, to: change.after, showsSame: false)
                    + [step.commit.title]
            }
        }
        return (Array(rows.prefix(Self.limit)), max(0, rows.count - Self.limit))
    }

    /// What else is to be said, in sentences.
    private var rest: [String] {
        let unmeasured = series.commits.filter { $0.problem != nil }
        let problems = Dictionary(grouping: unmeasured) { $0.problem ?? "" }
            .sorted { ($0.value[0].date, $0.key) < ($1.value[0].date, $1.key) }
            .map { problem, commits in
                "Not measured in \(Self.names(of: commits)): \(problem)"
            }
        let more = steps.rest == 0 ? [] : ["Another \(steps.rest) changes are older; --format json has all."]
        return more + problems
    }

    private static func names(of commits: [PastCommit]) -> String {
        let first = commits[0].shortHash
        return commits.count == 1 ? first : "\(commits.count) commits, of which \(first) is the first"
    }
}
