import Files
import Foundation
import TestFolder
import Testing

@testable import Extraction

struct PackageLockTests {
    @Test("Who comes second is told so, and goes on when the first lets go")
    func waiting() async throws {
        let folder = try TestFolder()
        var first: WritingLock? = try await PackageLock.take(in: folder.url) { Issue.record("nobody was before") }
        let (waits, wait) = AsyncStream<Void>.makeStream()
        let second = Task { try await PackageLock.take(in: folder.url) { wait.yield() } }
        for await _ in waits { break }
        withExtendedLifetime(first) {}
        first = nil
        _ = try await second.value
    }

    @Test("Waiting ends when it is cancelled")
    func cancellation() async throws {
        let folder = try TestFolder()
        let first = try await PackageLock.take(in: folder.url) {}
        let (waits, wait) = AsyncStream<Void>.makeStream()
        let second = Task { try await PackageLock.take(in: folder.url) { wait.yield() } }
        for await _ in waits { break }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        withExtendedLifetime(first) {}
    }

    @Test("A lock that was let go is free")
    func released() async throws {
        let folder = try TestFolder()
        _ = try await PackageLock.take(in: folder.url) {}
        _ = try await PackageLock.take(in: folder.url) { Issue.record("the first was let go") }
        #expect(try folder.names(in: WorkingFolder(in: folder.url).path) == [".gitignore", ".lock"])
    }

    @Test("A folder that can't be made is an error with its path")
    func blocked() async throws {
        let folder = try TestFolder()
        try folder.write("a file where a folder should be", to: ".build")
        let error = try await #require(throws: ExtractionError.self) {
            _ = try await PackageLock.take(in: folder.url) {}
        }
        #expect(error == .folder(.notAFolder(path: folder.url(of: ".build").path)))
    }
}
