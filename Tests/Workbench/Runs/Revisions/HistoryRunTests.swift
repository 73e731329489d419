import Foundation
import Report
import Support
import TestFolder
import Testing
import Twins

@testable import Revisions

struct HistoryRunTests {
    @Test("Each commit has its own sizes, the oldest first; the files that stayed are measured with it")
    func surveys() async throws {
        let past = try await PastRepository()
        try past.folder.write("struct B {\n    let a = A()\n}\n", to: "Sources/App/B.swift")
        try await past.commit("two")
        let series = try await past.history(since: .commits(9)).series
        #expect(series.parts == .targets)
        #expect(series.commits.map(\.title) == ["one", "two"])
        #expect(
            series.commits.map { $0.sizes?["App"] } == [
                CodeSize(files: 1, codeLines: 1, types: 1, edges: 0),
                CodeSize(files: 2, codeLines: 4, types: 2, edges: 1),
            ]
        )
        #expect(series.commits.map(\.date) == ["2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z"])
    }

    @Test("A figure that is asked for is told of each commit, also if its sizes were kept without it")
    func asked() async throws {
        let past = try await PastRepository()
        try past.folder.write("func f(_ a: Bool) { if a {} }\n", to: "Sources/App/F.swift")
        try await past.commit("two")
        func told(_ names: String...) async throws -> [[String: Figure]?] {
            let figures = try names.map { name throws(FormulaError) in try HistoryFigure(name) }
            return try await past.history(since: .commits(9), telling: figures).series.commits.map {
                $0.sizes?["App"]?.figures
            }
        }
        #expect(try await told() == [nil, nil])
        #expect(
            try await told("cyclomatic-sum", "lines.code / files") == [
                ["cyclomatic-sum": Figure(0), "lines.code / files": Figure(1)],
                ["cyclomatic-sum": Figure(2), "lines.code / files": Figure(1)],
            ]
        )
        #expect(try await told("lines.code / files") == Array(repeating: ["lines.code / files": Figure(1)], count: 2))
        #expect(try await told() == [nil, nil])
        await #expect(throws: RevisionError.noFigure("lines.cod")) { try await told("lines.cod") }
    }

    @Test("It begins so many commits ago, or with a revision", arguments: ["2", "two"])
    func start(_ text: String) async throws {
        let past = try await PastRepository(commits: 3)
        let series = try await past.history(since: #require(HistoryStart(text))).series
        #expect(series.commits.map(\.title) == ["two", "three"])
    }

    @Test("Of a merge the first parent is followed, and the commits of the branch are one step")
    func merge() async throws {
        let past = try await PastRepository()
        try await past.git("checkout", "--quiet", "-b", "side")
        try past.folder.write("let side = 1\n", to: "Sources/App/Side.swift")
        try await past.commit("aside")
        try await past.git("checkout", "--quiet", "main")
        try await past.commit("two")
        try await past.git(PastRepository.author + ["merge", "--quiet", "--no-ff", "-m", "merged", "side"])
        let series = try await past.history(since: .commits(9)).series
        #expect(series.commits.map(\.title) == ["one", "two", "merged"])
        #expect(series.commits.map { $0.sizes?["App"]?.files } == [1, 1, 2])
        // Not on the way, but an ancestor: the history begins there.
        let side = try await past.history(since: .revision("aside")).series
        #expect(side.commits.map(\.title) == ["aside", "two", "merged"])
    }

    @Test("A tree that several commits have is measured once, and what was measured is kept")
    func cache() async throws {
        let past = try await PastRepository(commits: 3)
        try past.folder.write("Some.\n", to: "README.md")
        try await past.commit("four")
        let progress = Locked([HistoryProgress]())
        let first = try await past.history(since: .commits(9)) { step in progress.withValue { $0.append(step) } }
        // One, two and three have the same files.
        #expect(progress.value.map(\.total) == [2, 2, 2])
        let again = Locked([HistoryProgress]())
        #expect(try await past.history(since: .commits(9)) { step in again.withValue { $0.append(step) } } == first)
        #expect(again.value.isEmpty)
        let other = Locked([HistoryProgress]())
        _ = try await past.history(since: .commits(9), maker: "other") { step in other.withValue { $0.append(step) } }
        #expect(other.value.count == 3)
    }

    @Test("What is kept and no longer whole is measured anew")
    func brokenCache() async throws {
        let past = try await PastRepository()
        let first = try await past.history(since: .commits(9))
        for name in try past.cache.names(in: past.kept) {
            try past.cache.write("{", to: "\(past.kept)/\(name)")
        }
        #expect(try await past.history(since: .commits(9)) == first)
    }

    @Test("When it is cancelled, what was measured by then is kept")
    func cancelled() async throws {
        let past = try await PastRepository()
        for number in 2...9 {
            try past.folder.write("let a = \(number)\n", to: "Sources/App/A.swift")
            try await past.commit("commit-\(number)")
        }
        let task = Task {
            try await past.history(since: .commits(9)) { progress in
                if progress.done == 3 { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try past.cache.names(in: past.kept).count >= 3)
    }

    @Test("A commit that can't be measured is named with the reason, and the others are measured")
    func problems() async throws {
        let past = try await PastRepository(copying: "History-Problems")
        let configuration = try past.folder.text(of: ".catwalk.yml")
        try past.folder.write("name: [", to: ".catwalk.yml")
        try await past.commit("broken")
        try past.folder.write(configuration, to: ".catwalk.yml")
        try await past.commit("mended")
        let series = try await past.history(since: .commits(9)).series
        #expect(series.parts == .architectures)
        #expect(series.commits.map { $0.sizes?["Left"]?.codeLines } == [20, nil, 20])
        #expect(series.commits[1].problem?.hasPrefix(".catwalk.yml:") == true)
        #expect(series.commits[2].problem == nil)
    }

    @Test(
        "A commit whose date git can't read, or that is beyond all calendars, stays in the history",
        arguments: [("abc +0000", "1970-01-01"), ("-5 +0000", "1970-01-01"), ("99999999999999 +0000", "9999-12-31")]
    )
    func date(_ written: String, shown: String) async throws {
        let past = try await PastRepository()
        let (tree, parent) = (try await past.git("rev-parse", "HEAD^{tree}"), try await past.git("rev-parse", "HEAD"))
        let commit = """
            tree \(tree)
            parent \(parent)
            author A <a@example.com> \(written)
            committer A <a@example.com> \(written)

            late

            """
        try past.folder.write(commit, to: ".git/late")
        let late = try await past.git("hash-object", "-t", "commit", "-w", "--literally", ".git/late")
        try await past.git("update-ref", "HEAD", late)
        let commits = try await past.history(since: .commits(9)).series.commits
        #expect(commits.map(\.title) == ["one", "late"])
        #expect(commits.last.map { String($0.date.prefix(10)) } == shown)
    }

    @Test("A commit without a configuration is measured by today's, which leaves no trace in the next")
    func borrowed() async throws {
        let past = try await PastRepository(copying: "History-Borrowed")
        let configuration = try past.folder.text(of: ".catwalk.yml")
        try FileManager.default.removeItem(at: past.folder.url(of: ".catwalk.yml"))
        try await past.commit("without")
        try past.folder.write(configuration.replacing("scenes", with: "# scenes"), to: ".catwalk.yml")
        try past.folder.write("let more = 1\n", to: "Sources/Left/More.swift")
        try await past.commit("again")
        let series = try await past.history(since: .commits(9)).series
        #expect(series.commits.map { $0.sizes?["Left"]?.files } == [2, 2, 3])
        #expect(series.commits.allSatisfy { $0.problem == nil })
    }

    @Test("A folder that a commit does not have is said to be missing there, and where none has it there is no history")
    func folder() async throws {
        let past = try await PastRepository()
        try past.folder.write("let x = 1\n", to: "Other/X.swift")
        try await past.commit("two")
        let series = try await past.history(since: .commits(9), in: "Other").series
        #expect(series.commits.map(\.problem) == ["The folder is not in it.", nil])
        try past.folder.write("let y = 1\n", to: "Untracked/Y.swift")
        await #expect(throws: RevisionError.noFolder("Untracked/", revision: "HEAD")) {
            try await past.history(since: .commits(9), in: "Untracked")
        }
    }

    @Test("A history that nothing can be measured of says why of its newest commit")
    func nothing() async throws {
        let past = try await PastRepository(copying: "History-Nothing")
        try past.folder.write("name: [", to: ".catwalk.yml")
        try await past.commit("broken")
        let error = await #expect(throws: RevisionError.self) { try await past.history(since: .commits(1)) }
        #expect(error?.description.hasPrefix("None of 1 commits could be measured. The newest: .catwalk.yml:") == true)
    }

    @Test("What is in no commit is told of, and so is a clone that is cut off before the number is reached")
    func notices() async throws {
        let past = try await PastRepository(commits: 3)
        try past.folder.write("let dirty = 1\n", to: "Sources/App/A.swift")
        #expect(try await past.history(since: .commits(2)).notices == [GitRepository.uncommitted])
        let clone = try TestFolder()
        try await past.git("clone", "--quiet", "--depth", "2", "file://\(past.folder.url.path)", clone.url.path)
        let shallow = PastRepository(at: clone, cache: past.cache)
        #expect(try await shallow.history(since: .commits(2)).notices.isEmpty)
        #expect(try await shallow.history(since: .commits(3)).notices == [HistoryRun.Outcome.shallow])
        await #expect(throws: RevisionError.notInShallowClone("one", folder: clone.url.path)) {
            try await shallow.history(since: .revision("one"))
        }
    }

    @Test("A start that there is not, or that led elsewhere, is an error")
    func badStart() async throws {
        let past = try await PastRepository(commits: 2)
        await #expect(throws: RevisionError.unknownRevision("nine", folder: past.folder.url.path)) {
            try await past.history(since: .revision("nine"))
        }
        try await past.git("checkout", "--quiet", "-b", "side", "one")
        try await past.commit("aside")
        await #expect(throws: RevisionError.noAncestor("two", of: "HEAD")) {
            try await past.history(since: .revision("two"))
        }
    }

    @Test("A repository without a commit has no HEAD")
    func unborn() async throws {
        let folder = try TestFolder()
        let past = PastRepository(at: folder, cache: try TestFolder())
        try await past.git("init", "--quiet")
        await #expect(throws: RevisionError.unknownRevision("HEAD", folder: folder.url.path)) {
            try await past.history(since: .commits(1))
        }
    }
}
