// For what it does before the first test.
import CTestWidth
import Foundation
import Support

/// A folder of a test's own.
public final class TestFolder: Sendable {
    /// Without links on the way to it, so that paths that tools print can be compared with it.
    public let url: URL

    private let isKept: Bool

    /// A new folder, which is gone when the test lets go of it.
    public init() throws {
        url = FileManager.default.temporaryDirectory.followingLinks
            .appending(path: "catwalk-\(UUID().uuidString)", directoryHint: .isDirectory)
        isKept = false
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// A folder that stays where it is, with what is in it.
    public init(keptAt url: URL) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        self.url = url.followingLinks
        isKept = true
    }

    deinit {
        if !isKept { try? FileManager.default.removeItem(at: url) }
    }

    public func url(of path: String) -> URL {
        url.appending(path: path, directoryHint: .notDirectory)
    }

    /// Writes a file, and makes the folders it stands in.
    @discardableResult
    public func write(_ text: String, to path: String) throws -> URL {
        let file = url(of: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    /// Writes a script that a shell runs.
    ///
    /// A process of its own writes the program: what another test starts meanwhile would inherit the open file from this
    /// one, and Linux starts no program that somebody may write ("Text file busy").
    @discardableResult
    public func writeProgram(_ script: String, to path: String) throws -> URL {
        let text = try write("#!/bin/sh\n\(script)\n", to: path + ".text")
        let file = url(of: path)
        let copy = try Process.run(URL(filePath: "/bin/cp"), arguments: [text.path, file.path])
        copy.waitUntilExit()
        try FileManager.default.removeItem(at: text)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return file
    }

    #if os(Linux)
        /// Makes an empty file or folder by the bytes of its name, which need not be UTF-8.
        public func make(_ name: [UInt8], isFolder: Bool = false) throws {
            let bytes = (url.path.utf8 + [UInt8(ascii: "/")] + name + [0]).map(CChar.init(bitPattern:))
            let failed = isFolder ? mkdir(bytes, 0o755) != 0 : mknod(bytes, S_IFREG | 0o644, 0) != 0
            if failed { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
    #endif

    public func text(of path: String) throws -> String {
        try String(contentsOf: url(of: path), encoding: .utf8)
    }

    /// The names of what is in a folder, hidden files too; sorted.
    public func names(in path: String = ".") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url(of: path).path).sorted()
    }
}
