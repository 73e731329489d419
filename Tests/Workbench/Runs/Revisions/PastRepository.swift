import Extraction
import Foundation
import Report
import Support
import TestFolder
import Testing
import Toolchain
import Twins

@testable import Revisions

/// A repository with some commits, and what is kept of its history.
struct PastRepository: Sendable {
    static let author = ["-c", "user.name=Tester", "-c", "user.email=tester@example.com"]

    let folder: TestFolder
    let cache: TestFolder

    /// Where figures are kept in the cache.
    var kept: String { "\(WorkingFolder(in: cache.url).path)/.history/test" }

    private static let names = ["one", "two", "three"]

    init(at folder: TestFolder, cache: TestFolder) {
        self.folder = folder
        self.cache = cache
    }

    /// A package of one type, the same in so many commits, which have tags of their names.
    init(commits: Int = 1) async throws {
        self.init(at: try TestFolder(), cache: try TestFolder())
        try await git("init", "--quiet", "--initial-branch=main")
        try folder.write("struct A {}\n", to: "Sources/App/A.swift")
        try folder.write(
            "// swift-tools-version: 6.2\nlet package = Package(targets: [.target(name: \"App\")])\n",
            to: "Package.swift"
        )
        for name in Self.names.prefix(commits) { try await commit(name) }
    }

    /// The twins in one commit, with what somebody does to them first.
    init(copying name: String, _ change: (TestFolder) throws -> Void = { _ in }) async throws {
        self.init(at: try Twins.copy(named: name), cache: try TestFolder())
        try change(folder)
        try? FileManager.default.removeItem(at: folder.url(of: ".git"))
        try await git("init", "--quiet")
        try await commit("one")
    }

    func history(
        since start: HistoryStart,
        in path: String = ".",
        telling figures: [HistoryFigure] = [],
        maker: String = "test",
        progress: @escaping @Sendable (HistoryProgress) -> Void = { _ in }
    ) async throws -> HistoryRun.Outcome {
        try await HistoryRun(
            since: start,
            of: folder.url.appending(path: path, directoryHint: .isDirectory).standardized,
            telling: figures,
            environment: ProcessInfo.processInfo.environment,
            cache: HistoryCache(in: WorkingFolder(in: cache.url), maker: maker),
            progress: progress
        ).run()
    }

    func commit(_ name: String) async throws {
        try await git("add", "--all")
        let day = ["GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z", "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z"]
        try await git(Self.author + ["commit", "--quiet", "--allow-empty", "-m", name], adding: day)
        try await git("tag", name)
    }

    @discardableResult
    func git(_ arguments: String...) async throws -> String { try await git(arguments) }

    /// Gives what git prints in its last line.
    @discardableResult
    func git(_ arguments: [String], adding variables: [String: String] = [:]) async throws -> String {
        let git = try #require(Tool.find("git", in: ProcessInfo.processInfo.environment))
        // The folder may lie in this repository, which no test may touch.
        let ceiling = ["GIT_CEILING_DIRECTORIES": folder.url.deletingLastPathComponent().followingLinks.path]
        let variables = variables.merging(ceiling) { $1 }
        return try await git.run(arguments, in: folder.url, adding: variables).checked().output.lastLines(1)
    }
}

extension TestFolder {
    func link(_ path: String, to destination: String) throws {
        let link = url(of: path)
        try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: destination)
    }
}
