import Foundation
import TestFolder
import Testing

@testable import Extraction

struct UserSecretTests {
    @Test("It is made once, for its owner alone, and read by each process after that")
    func kept() throws {
        let folder = try TestFolder()
        let first = try #require(UserSecret(keptIn: folder.url(of: "caches/catwalk")))
        #expect(UserSecret(keptIn: folder.url(of: "caches/catwalk")) == first)
        let path = folder.url(of: "caches/catwalk/secret").path
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        #expect(UserSecret() != first)
    }

    @Test(
        "One that others may read, that is none, or that a link leads to, is not taken and stays",
        arguments: [
            ("0123456789abcdef0123456789abcdef\n", 0o644), ("", 0o600), ("0123456789abcdef\n", 0o600),
            ("0123456789abcdef0123456789abcdeg\n", 0o600), ("+123456789abcdef0123456789abcdef\n", 0o600),
            ("0123456789abcdef0123456789abcdef\n\n", 0o600),
        ]
    )
    func refused(text: String, permissions: Int) throws {
        let folder = try TestFolder()
        let path = try folder.write(text, to: "secret").path
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
        #expect(UserSecret(keptIn: folder.url) == nil)
        #expect(try folder.text(of: "secret") == text)
        let other = try TestFolder()
        try FileManager.default.createSymbolicLink(atPath: other.url(of: "secret").path, withDestinationPath: path)
        #expect(UserSecret(keptIn: other.url) == nil)
    }

    @Test("Where nothing can be kept there is none")
    func noPlace() throws {
        let folder = try TestFolder()
        try folder.write("", to: "caches")
        #expect(UserSecret(keptIn: folder.url(of: "caches/catwalk")) == nil)
    }
}
