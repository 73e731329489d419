import Foundation
import TestFolder
import Testing
import Toolchain

struct TemporaryFolderTests {
    @Test("The folder is there while it is used, and gone afterwards, also after an error")
    func use() async throws {
        let folder = try await TemporaryFolder.use { folder in
            #expect(FileManager.default.fileExists(atPath: folder.path))
            return folder
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path))
        var failed: URL?
        await #expect(throws: CancellationError.self) {
            try await TemporaryFolder.use { folder in
                failed = folder
                throw CancellationError()
            }
        }
        #expect(try !FileManager.default.fileExists(atPath: #require(failed).path))
    }

    @Test("A folder in a place of its own is there for as long as somebody holds it")
    func held() throws {
        let home = try TestFolder()
        var folder: TemporaryFolder? = try TemporaryFolder(in: home.url)
        #expect(try home.names() == [folder?.url.lastPathComponent])
        folder = nil
        #expect(try home.names() == [])
    }

    @Test(
        "What others may write in is not removed, for they could lead the removal elsewhere",
        arguments: [0o770, 0o705, 0o777]
    )
    func foreign(permissions: Int) throws {
        let home = try TestFolder()
        let name = "catwalk-run-\(UUID().uuidString)"
        try home.write("kept", to: "\(name)/file")
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: permissions]
        try FileManager.default.setAttributes(attributes, ofItemAtPath: home.url(of: name).path)
        _ = try TemporaryFolder(in: home.url)
        #expect(try home.text(of: "\(name)/file") == "kept")
    }

    @Test("What a killed run has left is removed by the next one; what another run uses stays, and so does all else")
    func leftovers() async throws {
        try await TemporaryFolder.use { used in
            let home = used.deletingLastPathComponent()
            func folder(_ name: String) throws -> URL {
                let folder = home.appending(path: name, directoryHint: .isDirectory)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data().write(to: folder.appending(path: "file"))
                try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
                return folder
            }
            let left = try folder("catwalk-run-\(UUID().uuidString)")
            let other = try folder("catwalk-run-of-\(UUID().uuidString)")
            try await TemporaryFolder.use { _ in }
            #expect(!FileManager.default.fileExists(atPath: left.path))
            #expect(FileManager.default.fileExists(atPath: used.path))
            #expect(FileManager.default.fileExists(atPath: other.path))
            try FileManager.default.removeItem(at: other)
        }
    }
}
