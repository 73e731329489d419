import Files
import Foundation
import Support
import TestFolder
import Testing
import Toolchain
import Twins

@testable import Report
@testable import Revisions
@testable import Rules

struct RevisionRunTests {
    private let environment = ProcessInfo.processInfo.environment

    @Test("Code without a configuration is compared target by target, and each file that is the same is read once")
    func surveys() async throws {
        let folder = try await repository()
        let outcome = try await run("one..two", in: folder)
        #expect(outcome.problems.isEmpty)
        #expect(
            outcome.changes.figures.filter { $0.name == "lines.code" }
                == [FigureChange(owner: "Sources/App", name: "lines.code", kind: .changed(from: 2, to: 3))]
        )
        #expect(outcome.changes.files.map(\.path) == ["Sources/App/A.swift"])
        // B.swift and the manifest.
        #expect(outcome.changes.sameFiles == 2)
    }

    @Test("What is left out of the later revision is named")
    func leftOut() async throws {
        let folder = try await repository()
        try folder.write("struct Foreign {}\n", to: "Pods/Foreign.swift")
        try await commit("three", in: folder)
        try folder.write("struct B {}\nstruct C {}\n", to: "Sources/App/B.swift")
        try await commit("four", in: folder)
        #expect(
            try await run("three..four", in: folder).notices
                == ["four: Left out: Pods. catwalk measure --exclude '!NAME' keeps what has that name."]
        )
        // What is left out anew stands first, and all of it.
        for n in 1...7 { try folder.write("// @generated\nstruct G {}\n", to: "Sources/App/G\(n).swift") }
        try await commit("five", in: folder)
        let notices = try await run("four..five", in: folder).notices
        #expect(
            notices.prefix(2) == [
                "five: Left out now, and not before: "
                    + (1...5).map { "Sources/App/G\($0).swift" }.joined(separator: ", ") + ".",
                "five: Left out now, and not before: Sources/App/G6.swift, Sources/App/G7.swift.",
            ]
        )
        // What no package's build takes, but a target of Xcode may list.
        try folder.write("struct Hidden {}\n", to: "Sources/App/.ui/Hidden.swift")
        try await commit("six", in: folder)
        #expect(
            try await run("five..six", in: folder).notices.first
                == "six: Left out now, and not before: Sources/App/.ui."
        )
    }

    @Test("Where both revisions have a configuration, architectures are compared")
    func subjects() async throws {
        let folder = try Twins.copy(named: "Revisions")
        try? FileManager.default.removeItem(at: folder.url(of: ".git"))
        try await git("init", "--quiet", in: folder)
        try await commit("one", in: folder)
        try folder.write(
            "import Base\n\nstruct HomeView {\n    let name: Name\n}\n",
            to: "Sources/Left/Greet/HomeView.swift"
        )
        try await commit("two", in: folder)
        let outcome = try await run("one..two", in: folder)
        #expect(outcome.changes.files.map(\.path) == ["Sources/Left/Greet/HomeView.swift"])
        #expect(
            outcome.changes.edges.map(\.edge) == [EdgeName(owner: "Left", from: "HomeView", to: "Base.Name")]
        )
        #expect(Set(outcome.changes.figures.map(\.owner)) == ["Left"])
    }

    @Test(
        "An earlier revision without a configuration that can be read is measured by the later one's, and this is said",
        arguments: [("", "It has no .catwalk.yml."), ("name: [", "This is not YAML"), ("name: A\n", "is missing")]
    )
    func borrowed(_ configuration: String, reason: String) async throws {
        let folder = try Twins.copy(named: "Borrowed\(configuration.count)")
        try? FileManager.default.removeItem(at: folder.url(of: ".git"))
        let today = try folder.text(of: ".catwalk.yml")
        try FileManager.default.removeItem(at: folder.url(of: ".catwalk.yml"))
        if !configuration.isEmpty { try folder.write(configuration, to: ".catwalk.yml") }
        try await git("init", "--quiet", in: folder)
        try await commit("one", in: folder)
        try folder.write(today, to: ".catwalk.yml")
        try folder.write("struct HomeView {}\n", to: "Sources/Left/Greet/HomeView.swift")
        try await commit("two", in: folder)
        let outcome = try await run("one..two", in: folder)
        #expect(Set(outcome.changes.figures.map(\.owner)) == ["Left"])
        let notice = try #require(outcome.notices.first)
        #expect(notice.hasPrefix("one: ") && notice.contains(reason))
        #expect(notice.hasSuffix("So it was measured by the .catwalk.yml of two."))
    }

    @Test("If no configuration fits the earlier revision, all code is compared target by target, and this is said")
    func misfit() async throws {
        let folder = try await repository()
        try folder.write("let n = 1\n", to: "Later/N.swift")
        try folder.write(
            "name: A\nbaseline: N\narchitectures: [{name: N, sources: Later}]\n",
            to: ".catwalk.yml"
        )
        try await commit("three", in: folder)
        let outcome = try await run("two..three", in: folder)
        #expect(outcome.changes.files.map(\.path) == ["Later/N.swift"])
        let notice = try #require(outcome.notices.first)
        #expect(notice.hasPrefix("two: It has no .catwalk.yml. That of three does not fit it either: "))
        #expect(notice.hasSuffix("So all Swift code was compared, target by target."))
    }

    @Test("What the later revision no longer holds, or accepts anew, is told of, also where no source differs")
    func loosened() async throws {
        let folder = try Twins.copy(named: "Revisions-Loosened")
        try? FileManager.default.removeItem(at: folder.url(of: ".git"))
        try await git("init", "--quiet", in: folder)
        let configuration = try folder.text(of: ".catwalk.yml")
        let gone = "  - {name: gone, forbidden: {from: Base, to: View}}\n"
        let figures = ["Left": ["lines.code": Figure(20), "files": Figure(2)]]
        let key = BreachKey(rule: "gone", from: "Base.A", to: "Left.B")
        func write(_ rules: String, accepting breaches: [BreachKey], lines: Double, as name: String) async throws {
            try folder.write(configuration + rules, to: ".catwalk.yml")
            let moved = figures.mapValues { $0.merging(["lines.code": Figure(lines)]) { $1 } }
            let snapshot = Snapshot(engine: "syntax", figures: moved, files: [:])
            try BaselineFile(in: folder.url).write(Baseline(accepting: breaches, snapshot: snapshot))
            try await commit(name, in: folder)
        }
        try await write(gone, accepting: [], lines: 20, as: "one")
        try await write("gate: {exact: [files]}\n", accepting: [key], lines: 30, as: "two")
        #expect(
            try await run("one..two", in: folder).notices == [
                "two: Rules that are gone: gone.",
                "two: The key gate, which says what is held of the figures, was changed.",
                "two: Breaches that are accepted anew: gone: Base.A uses Left.B.",
                "two: Accepted figures with another value: Left lines.code.",
            ]
        )
        #expect(try await run("two..one", in: folder).notices.count == 2)
        try await write(gone.replacing("to: View", with: "to: Presenter"), accepting: [], lines: 20, as: "three")
        #expect(try await run("one..three", in: folder).notices == ["three: Rules that were changed: gone."])
    }

    @Test("Changed budgets are told of, also where no source differs")
    func budgets() async throws {
        let folder = try Twins.copy(named: "Revisions-Budgets")
        try? FileManager.default.removeItem(at: folder.url(of: ".git"))
        try await git("init", "--quiet", in: folder)
        let configuration = try folder.text(of: ".catwalk.yml")
        let benchmarks = """
            benchmarks:
              product: player
              scenarios: {open: Open}
              budgets: costs.json

            """
        try folder.write(configuration + benchmarks, to: ".catwalk.yml")
        try folder.write("{\"open\": 1}\n", to: "costs.json")
        try await commit("one", in: folder)
        try folder.write("{\"open\": 200}\n", to: "costs.json")
        try await commit("two", in: folder)
        #expect(
            try await run("one..two", in: folder).notices
                == ["two: The budgets in costs.json, to which the costs are held, were changed."]
        )
    }

    @Test("Code behind a link is compared by what the link leads to")
    func links() async throws {
        let folder = try Twins.copy(named: "Revisions-Links")
        try? FileManager.default.removeItem(at: folder.url(of: ".git"))
        try await git("init", "--quiet", in: folder)
        try folder.write("struct Far {}\n", to: "Far/Far.txt")
        try folder.link("Sources/Left/Far.swift", to: "../../Far/Far.txt")
        try await commit("one", in: folder)
        try folder.write("struct Far {}\nstruct Farther {}\n", to: "Far/Far.txt")
        try await commit("two", in: folder)
        #expect(try await run("one..two", in: folder).changes.files.map(\.path) == ["Sources/Left/Far.swift"])

        try FileManager.default.removeItem(at: folder.url(of: "Sources/Left/Far.swift"))
        try folder.link("Sources/Left/Far", to: "../../Farther")
        try folder.write("struct Farthest {}\n", to: "Farther/Farthest.swift")
        try await commit("three", in: folder)
        try FileManager.default.removeItem(at: folder.url(of: "Sources/Left/Far"))
        try await commit("four", in: folder)
        let gone = try await run("three..four", in: folder).changes.files
        #expect(gone.map(\.path) == ["Sources/Left/Far/Farthest.swift"])
        #expect(gone.map { $0.after == nil } == [true])
    }

    @Test("Where no source differs nothing is measured, and what is in no commit is told of")
    func nothing() async throws {
        let folder = try await repository()
        try folder.write("More.\n", to: "README.md")
        try await commit("three", in: folder)
        try folder.write("Most.\n", to: "README.md")
        let outcome = try await run("two..three", in: folder)
        #expect(outcome.changes.isEmpty)
        #expect(outcome.changes.sameFiles == 0)
        #expect(outcome.notices == [GitRepository.uncommitted])
    }

    @Test("Three dots start where the two parted")
    func mergeBase() async throws {
        let folder = try await repository()
        try await git("checkout", "--quiet", "-b", "side", "one", in: folder)
        try folder.write("let b = 1\nlet c = 2\n", to: "Sources/App/B.swift")
        try await commit("aside", in: folder)
        #expect(try await run("two..aside", in: folder).changes.files.count == 2)
        #expect(try await run("two...aside", in: folder).changes.files.map(\.path) == ["Sources/App/B.swift"])
    }

    @Test("A folder of the repository is compared alone")
    func subfolder() async throws {
        let folder = try await repository()
        try folder.write("let x = 1\n", to: "Other/X.swift")
        try await commit("three", in: folder)
        let inner = folder.url.appending(path: "Other", directoryHint: .isDirectory)
        #expect(try await run("three..three", in: folder).changes.isEmpty)
        let error = await #expect(throws: RevisionError.self) {
            try await RevisionRun(#require(RevisionRange("one..three")), of: inner, environment: environment).run()
        }
        #expect(error == .noFolder("Other/", revision: "one"))
    }

    @Test("The repository and the temporary folder are left as they were")
    func cleanUp() async throws {
        let folder = try await repository()
        let temporary = try TestFolder()
        let before = try folder.names(in: ".git")
        _ = try await run("one..two", in: folder)
        #expect(try folder.names(in: ".git") == before)
        #expect(try await git("worktree", "list", "--porcelain", in: folder).split(separator: "worktree ").count == 1)
        #expect(try temporary.names().isEmpty)
    }

    @Test("A tree that names the same folders hundreds of times is not written")
    func repeatedFolders() async throws {
        let folder = try await repository()
        let hash = try await git("rev-parse", "HEAD:Sources/App/A.swift", in: folder).trimmingCharacters(in: .newlines)
        let entries = (0..<101).flatMap { ["--cacheinfo", "100644,\(hash),many/\($0).swift"] }
        try await git(["update-index", "--add"] + entries, in: folder)
        let tree = try await git("write-tree", "--prefix=many", in: folder).trimmingCharacters(in: .newlines)
        for number in 0..<100 { try await git("read-tree", "--prefix=copies/\(number)", tree, in: folder) }
        try await expectRepetition(in: folder)
    }

    /// Fourteen folders have 32,766 paths; thirty have two billion, of which git would not come to an end in a minute.
    @Test(
        "Folders that hold each other, and no file, are refused",
        arguments: [
            (14, RevisionError.repetition(revision: "HEAD", count: 32_766, distinct: 14)),
            (30, RevisionError.tooManyFiles(revision: "HEAD")),
        ]
    )
    func foldersOfFolders(levels: Int, error: RevisionError) async throws {
        let folder = try await repository()
        let inner = try folder.treeOfFolders(levels: levels)
        let author = ["-c", "user.name=Tester", "-c", "user.email=tester@example.com"]
        let commit = try await git(author + ["commit-tree", "-p", "HEAD", "-m", "deep", inner], in: folder)
        try await git("update-ref", "HEAD", commit.trimmingCharacters(in: .newlines), in: folder)
        await #expect(throws: error) { try await run("one..HEAD", in: folder) }
    }

    @Test("A tree that names one long file many times is not written")
    func repeatedCode() async throws {
        let folder = try await repository()
        try folder.write("// " + String(repeating: "a", count: 1 << 20) + "\n", to: "Long.swift")
        let hash = try await git("hash-object", "-w", "Long.swift", in: folder).trimmingCharacters(in: .newlines)
        let entries = (0..<20).flatMap { ["--cacheinfo", "100644,\(hash),many/\($0).swift"] }
        try await git(["update-index", "--add"] + entries, in: folder)
        try await expectRepetition(in: folder)
    }

    /// Git keeps the older state of each file as its difference from the newer one: in almost nothing, here.
    @Test("What is packed well because all of it was changed alike is compared as ever")
    func massEdit() async throws {
        let folder = try await repository()
        // 5 MiB of text, of which nothing is measured, beside a file of which something is.
        let text = String(repeating: "Much of it.\n", count: 2_000)
        for (year, tag) in [(2025, "old"), (2026, "new")] {
            for number in 0..<200 { try folder.write("\(year) \(number)\n\(text)", to: "Many/\(number).txt") }
            try folder.write("let year = \(year)\n", to: "Sources/App/Year.swift")
            try await commit(tag, in: folder)
        }
        try await git("gc", "--quiet", in: folder)
        let outcome = try await run("old..new", in: folder)
        #expect(outcome.problems.isEmpty)
        #expect(outcome.changes.files.map(\.path) == [])
        #expect(outcome.changes.sameFiles > 0)
    }

    @Test("A tree with a path that is too long to be written is not begun")
    func longPath() async throws {
        let folder = try await repository()
        let path = Array(repeating: "d", count: 500).joined(separator: "/")
        let hash = try await git("rev-parse", "HEAD:README.md", in: folder).trimmingCharacters(in: .newlines)
        _ = try await git("update-index", "--add", "--cacheinfo", "100644,\(hash),\(path)/A.swift", in: folder)
        let author = ["-c", "user.name=Tester", "-c", "user.email=tester@example.com"]
        _ = try await git(author + ["commit", "--quiet", "-m", "long"], in: folder)
        await #expect(throws: RevisionError.longPath(revision: "HEAD")) { try await run("one..HEAD", in: folder) }
    }

    @Test("A tree whose files would take more room than the largest repositories need is not written")
    func bomb() async throws {
        let folder = try await repository()
        // One file of 16 MiB, which packs to a few kilobytes, under 300 names; text, of which nothing is measured.
        try folder.write(String(repeating: "a", count: 16 << 20), to: "a.txt")
        let hash = try await git("hash-object", "-w", "a.txt", in: folder).trimmingCharacters(in: .newlines)
        let entries = (0..<300).flatMap { ["--cacheinfo", "100644,\(hash),many/\($0).txt"] }
        _ = try await git(["update-index", "--add"] + entries, in: folder)
        let author = ["-c", "user.name=Tester", "-c", "user.email=tester@example.com"]
        _ = try await git(author + ["commit", "--quiet", "-m", "many"], in: folder)
        let reason = "\(FileFault.tooLarge(path: folder.url.path, limit: 4 << 30))"
        await #expect(throws: RevisionError.notCheckedOut(revision: "HEAD", reason: reason)) {
            try await run("one..HEAD", in: folder)
        }
    }

    @Test("A revision that there is not, in a shallow clone perhaps, and a folder without a repository are told apart")
    func errors() async throws {
        let folder = try await repository()
        await #expect(throws: RevisionError.unknownRevision("nine", folder: folder.url.path)) {
            try await run("nine..two", in: folder)
        }
        await #expect(throws: RevisionError.unknownRevision("^one", folder: folder.url.path)) {
            try await run("^one..two", in: folder)
        }
        let clone = try TestFolder()
        try await git("clone", "--quiet", "--depth", "1", "file://\(folder.url.path)", clone.url.path, in: clone)
        await #expect(throws: RevisionError.notInShallowClone("one", folder: clone.url.path)) {
            try await run("one..HEAD", in: clone)
        }
        let plain = try TestFolder()
        await #expect(throws: RevisionError.noRepository(folder: plain.url.path)) {
            try await run("one..two", in: plain)
        }
        let broken = try TestFolder()
        try broken.write("nothing", to: ".git")
        let refusal = "\(FileFault.noGitFile(path: "\(broken.url.path)/.git"))"
        await #expect(throws: RevisionError.refused(folder: broken.url.path, detail: refusal)) {
            try await run("one..two", in: broken)
        }
        let noGit = RevisionRun(
            try #require(RevisionRange("one..two")),
            of: folder.url,
            environment: ["PATH": "/nowhere"]
        )
        await #expect(throws: RevisionError.noGit(path: "/nowhere")) { try await noGit.run() }
    }
}

extension RevisionRunTests {
    /// A package of two files, of which one has a line more in the second revision.
    private func repository() async throws -> TestFolder {
        let folder = try TestFolder()
        try await git("init", "--quiet", in: folder)
        try folder.write("let a = 1\n", to: "Sources/App/A.swift")
        try folder.write("let b = 1\n", to: "Sources/App/B.swift")
        try folder.write("// swift-tools-version: 6.2\n", to: "Package.swift")
        try folder.write("Some.\n", to: "README.md")
        try await commit("one", in: folder)
        try folder.write("let a = 1\nlet z = 2\n", to: "Sources/App/A.swift")
        try await commit("two", in: folder)
        return folder
    }

    private func expectRepetition(in folder: TestFolder) async throws {
        let author = ["-c", "user.name=Tester", "-c", "user.email=tester@example.com"]
        try await git(author + ["commit", "--quiet", "-m", "many"], in: folder)
        let error = await #expect(throws: RevisionError.self) { try await run("one..HEAD", in: folder) }
        guard case .repetition("HEAD", let count, let distinct) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(count > distinct)
    }

    private func run(_ range: String, in folder: TestFolder) async throws -> RevisionRun.Outcome {
        try await RevisionRun(#require(RevisionRange(range)), of: folder.url, environment: environment).run()
    }

    private func commit(_ tag: String, in folder: TestFolder) async throws {
        let author = ["-c", "user.name=Tester", "-c", "user.email=tester@example.com"]
        try await git("add", "--all", in: folder)
        try await git(author + ["commit", "--quiet", "--allow-empty", "-m", tag], in: folder)
        try await git("tag", tag, in: folder)
    }

    @discardableResult
    private func git(_ arguments: String..., in folder: TestFolder) async throws -> String {
        try await git(arguments, in: folder)
    }

    @discardableResult
    private func git(_ arguments: [String], in folder: TestFolder) async throws -> String {
        let git = try #require(Tool.find("git", in: environment))
        // The folder may lie in this repository, which no test may touch.
        let ceiling = ["GIT_CEILING_DIRECTORIES": folder.url.deletingLastPathComponent().followingLinks.path]
        return try await git.run(arguments, in: folder.url, adding: ceiling).checked().output.text
    }
}
