import Report
import Rules
import Words

/// What the template of the latest save shows.
struct SaveContent {
    private let save: StageSave
    private let words: WordTable
    /// The paths of sources, which the page knows by their places here.
    private let files: [String: Int]

    /// So many lines of a file are shown, the first ones, and of each so many characters.
    private static let (shown, shownCharacters) = (60, 300)

    /// So many files, edges and breaches are shown, the first ones.
    private static let listed = 40

    /// As long as no more lines have changed, they are not folded.
    private static let openLines = 12

    init(of save: StageSave, words: WordTable, files: [String: Int]) {
        self.save = save
        self.words = words
        self.files = files
    }

    var content: Content {
        let change = save.change
        return [
            "isBuilding": save.build == .running,
            "isWaiting": save.build == .waiting,
            "isBuilt": save.build == .done,
            "isFailed": !faults.isEmpty,
            "faults": faults.enumerated().map { number, fault -> Content in
                ["text": fault.text, "place": fault.place.map { place($0, id: "fault-\(number)") }]
            },
            "moreFaults": moreFaults,
            "isSame": change?.isEmpty == true,
            "files": change?.files.prefix(Self.listed).map(content) ?? [],
            "moreFiles": Self.more(than: change?.files.count),
            "edges": edges.prefix(Self.listed).map(\.self),
            "moreEdges": Self.more(than: edges.count),
            "moreBreaches": Self.more(than: change?.newBreaches.count),
            "breaches": change?.newBreaches.prefix(Self.listed).map { breach -> Content in
                let line = SourcePlace(file: breach.file, line: breach.position.line)
                return [
                    "key": "\(breach.key)", "text": words(breach.explanation),
                    "place": place(line, id: "breach-\(breach.key)"),
                ]
            } ?? [],
            "mended": change?.goneBreaches.prefix(Self.listed).map { "\($0)" } ?? [],
            "results": results.sorted { $0.key < $1.key }.map { content(number: $0.key, of: $0.value) },
        ]
    }
}

extension SaveContent {
    private var faults: [StageSave.Fault] {
        if case .failed(let faults, _) = save.build { faults } else { [] }
    }

    private var moreFaults: Int? {
        if case .failed(_, let more) = save.build, more > 0 { more } else { nil }
    }

    /// Nothing plays while it is built, or if it does not build.
    private var results: [Int: StageSave.Results] {
        save.results.filter { save.build == .done || !$0.value.isRunning }
    }

    private var edges: [Content] {
        (save.change?.newEdges.map { edge($0, isNew: true) } ?? [])
            + (save.change?.goneEdges.map { edge($0, isNew: false) } ?? [])
    }

    private static func more(than count: Int?) -> Int? {
        count.flatMap { $0 > listed ? $0 - listed : nil }
    }

    /// Of all files.
    private var lineCount: Int { save.change?.files.reduce(0) { $0 + $1.lines.count } ?? 0 }

    private func place(_ place: SourcePlace, id: String) -> Content {
        ["id": id, "file": place.file, "number": files[place.file], "line": place.line]
    }

    private func content(of file: SourceChange.File) -> Content {
        [
            "id": "saved-\(file.path)",
            "path": file.path,
            "isOpen": lineCount <= Self.openLines,
            "number": files[file.path],
            "first": file.lines.first { $0.isNew }?.number ?? 1,
            "added": file.lines.count { $0.isNew },
            "removed": file.lines.count { !$0.isNew },
            "lines": file.lines.prefix(Self.shown).map { line -> Content in
                [
                    "sign": line.isNew ? "+" : "−", "number": line.number,
                    "text": String(line.text.prefix(Self.shownCharacters)), "isNew": line.isNew,
                ]
            },
            "more": file.lines.count > Self.shown ? file.lines.count - Self.shown : nil,
        ]
    }

    private func edge(_ edge: EdgeName, isNew: Bool) -> Content {
        ["sign": isNew ? "+" : "−", "isNew": isNew, "from": "\(edge.owner).\(edge.from)", "to": edge.to]
    }

    private func content(number: Int, of results: StageSave.Results) -> Content {
        [
            "number": number,
            "architecture": results.architecture,
            "passed": results.passed,
            "count": results.count,
            "isPassed": results.passed == results.count,
            "isRunning": results.isRunning,
            "isGivenUp": results.isGivenUp,
            "isWrong": !results.failed.isEmpty,
            "id": "failed-\(number)",
            "failed": results.failed.map { failure -> Content in
                [
                    "id": "failed-\(number)-\(failure.scenario)", "scenario": failure.scenario, "name": failure.name,
                    "reason": failure.reason,
                ]
            },
        ]
    }
}
