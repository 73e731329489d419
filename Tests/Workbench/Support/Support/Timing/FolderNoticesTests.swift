import Foundation
import Support
import TestFolder
import Testing

struct FolderNoticesTests {
    private let folder: TestFolder
    private let notices = FolderNotices()

    init() throws {
        folder = try TestFolder()
        try folder.write("cats", to: "Sources/a.swift")
        let file = folder.url(of: "Sources/a.swift").path
        notices.follow(folders: [folder.url.path, folder.url(of: "Sources").path], files: [file])
    }

    enum Change: CaseIterable {
        case save, creation, deletion, rename, newFolder
    }

    private func make(_ change: Change) throws {
        let file = folder.url(of: "Sources/a.swift")
        switch change {
        case .save: try Data("dogs".utf8).write(to: file)
        case .creation: try folder.write("dogs", to: "Sources/b.swift")
        case .deletion: try FileManager.default.removeItem(at: file)
        case .rename: try FileManager.default.moveItem(at: file, to: folder.url(of: "Sources/b.swift"))
        case .newFolder: try folder.write("dogs", to: "Tests/a.swift")
        }
    }

    @Test("Each change wakes whoever waits", .timeLimit(.minutes(1)), arguments: Change.allCases)
    func wakes(change: Change) async throws {
        #expect(notices.pause == .seconds(1))
        try make(change)
        try await notices.wait(atMost: .seconds(3600))
    }

    @Test("Who waits already is woken, too", .timeLimit(.minutes(1)))
    func wakesLater() async throws {
        async let waiting: Void = notices.wait(atMost: .seconds(3600))
        try make(.save)
        try await waiting
    }

    @Test("Without a change the wait ends after its time")
    func ends() async throws {
        try await notices.wait(atMost: .milliseconds(1))
    }

    @Test("If a folder can't be followed, the next look is sooner")
    func notFollowed() {
        notices.follow(folders: [folder.url(of: "Nowhere").path], files: [])
        #expect(notices.pause == .milliseconds(200))
    }

    @Test("A cancelled task waits no longer", .timeLimit(.minutes(1)))
    func cancelled() async {
        let task = Task { [notices] in try await notices.wait(atMost: .seconds(3600)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
