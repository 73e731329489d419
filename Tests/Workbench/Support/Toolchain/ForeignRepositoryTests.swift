import Files
import Foundation
import TestFolder
import Testing

@testable import Toolchain

struct ForeignRepositoryTests {
    private let folder: TestFolder
    private let git: Git

    init() async throws {
        folder = try TestFolder()
        git = try #require(Git(in: ProcessInfo.processInfo.environment))
    }

    @Test("What a repository's settings, attributes and hooks name is not run", arguments: ["status", "add"])
    func traps(_ command: String) async throws {
        try await makeRepository()
        let trap = try folder.writeProgram("echo sprung >> '\(folder.url(of: "sprung").path)'; cat", to: ".git/trap")
            .path
        try folder.write("* filter=trap\n", to: ".gitattributes")
        try folder.write("* filter=trap\n", to: ".git/info/attributes")
        for name in ["core.fsmonitor", "filter.trap.clean", "filter.trap.smudge", "core.pager"] {
            try await plain("config", name, trap)
        }
        try folder.write("New.", to: "poem.txt")
        // Plain git springs the traps, so there is something to see.
        try await plain(command, command == "add" ? "poem.txt" : "--short")
        #expect(FileManager.default.fileExists(atPath: folder.url(of: "sprung").path))
        try FileManager.default.removeItem(at: folder.url(of: "sprung"))
        try folder.write("Newer.", to: "poem.txt")
        let repository = try repository()
        let result = try await repository.run(
            [command, command == "add" ? "poem.txt" : "--short"],
            in: folder.url,
            workTree: folder.url,
            index: repository.places.index()
        )
        #expect(result.status == .exited(0))
        #expect(!FileManager.default.fileExists(atPath: folder.url(of: "sprung").path))
    }

    @Test(
        "A commit's files come as they were committed, whatever its attributes say",
        arguments: ["ident", "working-tree-encoding=UTF-32", "text eol=crlf"]
    )
    func bytes(_ attribute: String) async throws {
        try await makeRepository()
        try folder.write("$Id$\n", to: "poem.txt")
        try await plain("add", "poem.txt")
        try folder.write("poem.txt \(attribute)\n", to: ".gitattributes")
        try await plain("add", ".gitattributes")
        try await commit("two")
        let target = try TestFolder()
        _ = try await repository().run(
            ["read-tree", "--reset", "-u", "HEAD"],
            in: target.url,
            workTree: target.url,
            index: target.url.appending(path: "index")
        ).checked()
        #expect(try Data(contentsOf: target.url(of: "poem.txt")) == Data("$Id$\n".utf8))
    }

    @Test("Neither the user's settings nor the environment change what git does")
    func user() async throws {
        let home = try TestFolder()
        try home.write("[core]\n\texcludesFile = all\n[alias]\n\tx = !false\n", to: ".gitconfig")
        try home.write("*\n", to: ".config/git/ignore")
        let variables = [
            "HOME": home.url.path, "GIT_DIR": "/nowhere", "GIT_CONFIG_COUNT": "1", "GIT_EXTERNAL_DIFF": "no",
        ]
        try await makeRepository()
        try folder.write("New.", to: "new.txt")
        let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        let own = try ForeignRepository(at: try places(), with: #require(Git(in: environment)))
        let result = try await own.run(
            ["status", "--short", "--", "new.txt"],
            in: folder.url,
            workTree: folder.url,
            index: own.places.index()
        )
        #expect(result.output.text == "?? new.txt\n")
    }

    @Test(
        "Something else than a file in the place of one that git would open is named, and nothing waits for it",
        arguments: [
            "HEAD", "packed-refs", "info/exclude", "shallow", "config", "refs/heads/main", "refs/heads/other",
            "objects/info/alternates", "objects/info/commit-graph", "objects/pack/multi-pack-index",
            "objects/pack/pack-1.idx", "logs/HEAD", "sharedindex.1",
        ]
    )
    func pipe(_ name: String) async throws {
        try await makeRepository()
        let file = folder.url(of: ".git/\(name)").path
        unlink(file)
        #expect(mkfifo(file, 0o644) == 0)
        #expect(throws: FileFault.notAFile(path: file)) { try repository() }
    }

    @Test(
        "A reference that leads out of the repository, or is none, is named, and git does not see it",
        arguments: ["HEAD", "refs/heads/main", "refs/remotes/origin/HEAD"],
        [
            "ref: refs/heads/../../../../outside/x", "ref: ../../outside", "ref: refs/heads/.x", "ref: /refs/heads/x",
            "ref: refs/heads/x.lock/y", "ref: refs/heads/a b", "ref: HEAD", "ref:", "main", "", "0123",
        ]
    )
    func references(name: String, content: String) async throws {
        try await makeRepository()
        try folder.write("\(content)\n", to: ".git/\(name)")
        let error = try #require(throws: FileFault.self) { try repository() }
        #expect(
            error.description.hasPrefix("\(folder.url(of: ".git/\(name)").followingLinks.path) names neither a commit")
        )
    }

    @Test(
        "A link among what git reads of a repository is named, and git does not follow it",
        arguments: [
            "HEAD", "refs", "refs/heads/main", "logs", "logs/HEAD", "logs/refs", "logs/refs/heads/main", "objects",
            "objects/info", "objects/pack", "objects/pack/pack-1.pack", "objects/ab", "objects/ab/cdef", "reftable",
            "sharedindex.1",
        ]
    )
    func links(_ name: String) async throws {
        try await makeRepository()
        let place = folder.url(of: ".git/\(name)")
        let manager = FileManager.default
        try manager.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        let elsewhere = folder.url(of: "elsewhere")
        if manager.fileExists(atPath: place.path) {
            try manager.moveItem(at: place, to: elsewhere)
        } else {
            try folder.write("", to: "elsewhere")
        }
        try manager.createSymbolicLink(at: place, withDestinationURL: elsewhere)
        #expect(throws: FileFault.link(path: place.path)) { try repository() }
    }

    @Test("A table of packs that names one outside of the repository is not heeded")
    func tableOfPacks() async throws {
        try await makeRepository()
        let packs = folder.url(of: ".git/objects/pack")
        try await plain("repack", "-adq")
        let pack = try #require(
            FileManager.default.contentsOfDirectory(atPath: packs.path).first { $0.hasSuffix(".idx") }?.dropLast(4)
        )
        // As long as the path that it becomes.
        let (inside, outside) = ("pack-xxxxxxxxxxxx.idx", "../../../v/pack-1.idx")
        try FileManager.default.createDirectory(at: folder.url(of: "v"), withIntermediateDirectories: true)
        for kind in ["idx", "pack"] {
            let file = packs.appending(path: "pack-xxxxxxxxxxxx.\(kind)")
            try FileManager.default.moveItem(at: packs.appending(path: "\(pack).\(kind)"), to: file)
            try FileManager.default.copyItem(at: file, to: folder.url(of: "v/pack-1.\(kind)"))
        }
        try await plain("multi-pack-index", "write")
        let table = packs.appending(path: "multi-pack-index")
        var bytes = try Data(contentsOf: table)
        bytes.replaceSubrange(try #require(bytes.firstRange(of: Data(inside.utf8))), with: Data(outside.utf8))
        for name in try FileManager.default.contentsOfDirectory(atPath: packs.path) {
            try FileManager.default.removeItem(at: packs.appending(path: name))
        }
        try bytes.write(to: table)
        // Git itself reads the pack that lies elsewhere.
        try await plain("cat-file", "-e", "HEAD:poem.txt")
        #expect(try await repository().run(["cat-file", "-e", "HEAD:poem.txt"]).status != .exited(0))
    }

    @Test("A name for another branch is followed in the repository, and nothing is committed to it")
    func symbolic() async throws {
        try await makeRepository()
        try folder.write("ref: refs/heads/main\n", to: ".git/refs/remotes/origin/HEAD")
        #expect(try repository().currentBranch() == "refs/heads/main")
        let head = try await repository().run(["rev-parse", "origin"]).checked().output.lastLines(1)
        #expect(ObjectHash(head) != nil)
        try folder.write("ref: refs/heads/main\n", to: ".git/refs/heads/other")
        try folder.write("ref: refs/heads/other\n", to: ".git/HEAD")
        #expect(throws: FileFault.self) { try repository().currentBranch() }
        try folder.write("\(head)\n", to: ".git/HEAD")
        #expect(try repository().currentBranch() == nil)
    }

    @Test(
        "A list that git would read whole is refused if it is too large",
        arguments: ["refs/heads/main", "objects/info/alternates"]
    )
    func large(_ name: String) async throws {
        try await makeRepository()
        let file = try folder.write("", to: ".git/\(name)").path
        #expect(truncate(file, 40 << 30) == 0)
        let error = try #require(throws: FileFault.self) { try repository() }
        #expect(error.description.contains(" is larger than \(name.hasPrefix("refs") ? "16 KiB" : "1 MiB")"))
    }

    @Test("If git has waited in vain, the pipe is named that it waited for")
    func waited() async throws {
        try await makeRepository()
        let file = folder.url(of: ".gitignore").path
        #expect(mkfifo(file, 0o644) == 0)
        let repository = try repository()
        await #expect(throws: FileFault.notAFile(path: file)) {
            try await repository.run(
                ["status", "--short"],
                in: folder.url,
                workTree: folder.url,
                index: repository.places.index(),
                within: TimeLimit(.milliseconds(200))
            )
        }
    }

    @Test("A repository of SHA-256 is read, too")
    func longHashes() async throws {
        try await makeRepository("--object-format=sha256")
        let head = try await repository().run(["rev-parse", "HEAD"]).checked().output.lastLines(1)
        #expect(ObjectHash(head)?.description.count == 64)
    }

    @Test("An index in two parts is read whole")
    func split() async throws {
        try await makeRepository()
        try await plain("update-index", "--split-index")
        let repository = try repository()
        let list = try await repository.run(["ls-files"], workTree: folder.url, index: repository.places.index())
        #expect(list.output.text == "poem.txt\n")
    }

    @Test("In another work tree its own commit is the last, and the branches are those of the repository")
    func workTree() async throws {
        try await makeRepository()
        let other = try TestFolder()
        try await plain("worktree", "add", "--quiet", "--detach", other.url(of: "Other").path)
        try await commit("two")
        let places = try #require(try GitPlaces(around: other.url(of: "Other")))
        let repository = try ForeignRepository(at: places, with: git)
        let log = try await repository.run(["log", "--format=%s", "HEAD", "main", "--not", "HEAD"]).output.text
        #expect(log == "two\n")
        #expect(try await repository.run(["log", "--format=%s", "-1"]).output.text == "one\n")
    }

    @Test("In a submodule its own commit is the last")
    func submodule() async throws {
        let inner = try TestFolder(keptAt: folder.url(of: "Inner"))
        try await run(["init", "--quiet", "--initial-branch=main"], in: inner.url)
        try inner.write("", to: "file")
        try await run(["add", "."], in: inner.url)
        try await run(["-c", "user.name=A", "-c", "user.email=a@b", "commit", "--quiet", "-m", "inner"], in: inner.url)
        let outer = try TestFolder(keptAt: folder.url(of: "Outer"))
        try await run(["init", "--quiet", "--initial-branch=main"], in: outer.url)
        let add = ["-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inner.url.path, "Part"]
        try await run(add, in: outer.url)
        let repository = try ForeignRepository(
            at: #require(try GitPlaces(around: outer.url(of: "Part"))),
            with: git
        )
        #expect(try await repository.run(["log", "--format=%s", "-1"]).output.text == "inner\n")
    }

    /// A stranger's folder may hold what leads to a repository of the person who looks at it.
    @Test(
        "What leads to a repository that does not lead back is refused",
        arguments: [".git", "gitdir", "commondir", "refs", "objects/pack"]
    )
    func otherRepository(_ lead: String) async throws {
        try await makeRepository()
        let other = try TestFolder()
        let (own, link) = (folder.url(of: ".git").path, other.url(of: ".git"))
        switch lead {
        case ".git":
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: own)
        case "gitdir": try other.write("gitdir: \(own)\n", to: ".git")
        case "commondir":
            try other.write("ref: refs/heads/main\n", to: ".git/HEAD")
            try other.write("\(own)\n", to: ".git/commondir")
        default:
            try other.write("ref: refs/heads/main\n", to: ".git/HEAD")
            try other.write("", to: ".git/objects/file")
            let place = link.appending(path: lead).path
            try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "\(own)/\(lead)")
        }
        #expect(throws: FileFault.self) {
            let places = try #require(try GitPlaces(around: other.url))
            _ = try ForeignRepository(at: places, with: git)
        }
    }

    @Test("A folder below the top is in the repository, and one above it is not")
    func around() async throws {
        try folder.write("", to: "Outside/file")
        let inner = try TestFolder(keptAt: folder.url(of: "Inner"))
        try await run(["init", "--quiet", "--initial-branch=main"], in: inner.url)
        try inner.write("", to: "Sources/App/file")
        #expect(try GitPlaces(around: inner.url(of: "Sources/App"))?.top.path == inner.url.path)
        #expect(try GitPlaces(around: folder.url(of: "Outside")) == nil)
    }

    @Test("A link into a repository leads into it, as for git")
    func linked() async throws {
        let repository = try TestFolder(keptAt: folder.url(of: "Repository"))
        try await run(["init", "--quiet", "--initial-branch=main"], in: repository.url)
        try repository.write("", to: "Sources/file")
        let link = folder.url(of: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: repository.url(of: "Sources"))
        #expect(try GitPlaces(around: link)?.top.path == repository.url.path)
    }

    @Test(
        "A file in the place of the git folder has to lead to one",
        arguments: ["", "gitdir: nowhere", "gitdir: /etc\n"]
    )
    func noGitFile(_ text: String) throws {
        try folder.write(text, to: ".git")
        #expect(throws: FileFault.noGitFile(path: folder.url(of: ".git").path)) { try places() }
    }
}

extension ForeignRepositoryTests {
    private func places() throws -> GitPlaces { try #require(try GitPlaces(around: folder.url)) }

    private func repository() throws -> ForeignRepository { try ForeignRepository(at: places(), with: git) }

    private func makeRepository(_ options: String...) async throws {
        try await run(["init", "--quiet", "--initial-branch=main"] + options, in: folder.url)
        try folder.write("Leaves fall.", to: "poem.txt")
        try await plain("add", "poem.txt")
        try await commit("one")
    }

    private func commit(_ title: String) async throws {
        try await plain(
            "-c",
            "user.name=Tester",
            "-c",
            "user.email=tester@example.com",
            "commit",
            "--quiet",
            "--allow-empty",
            "-m",
            title
        )
    }

    /// Git as anybody uses it.
    private func plain(_ arguments: String...) async throws { try await run(arguments, in: folder.url) }

    private func run(_ arguments: [String], in folder: URL) async throws {
        let tool = try #require(Tool.find("git", in: ProcessInfo.processInfo.environment))
        _ = try await tool.run(arguments, in: folder, adding: ["GIT_CONFIG_GLOBAL": "/dev/null"]).checked()
    }
}
