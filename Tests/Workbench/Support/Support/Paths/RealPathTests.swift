import Foundation
import Support
import TestFolder
import Testing

struct RealPathTests {
    @Test("All links are followed, in the middle and at the end; what is not there keeps its name")
    func links() throws {
        let folder = try TestFolder()
        let file = try folder.write("", to: "Real/A.swift")
        try FileManager.default.createSymbolicLink(
            at: folder.url(of: "Link"),
            withDestinationURL: folder.url(of: "Real")
        )
        let root = folder.url.followingLinks
        #expect(folder.url(of: "Link/A.swift").followingLinks.path == root.appending(path: "Real/A.swift").path)
        #expect(folder.url(of: "Real/../Link").followingLinks.path == root.appending(path: "Real").path)
        #expect(file.followingLinks.followingLinks == file.followingLinks)
        #expect(folder.url(of: "Gone/../Gone").followingLinks.path == root.appending(path: "Gone").path)
        #expect(
            folder.url(of: "Link/In/Gone.swift").followingLinks.path == root.appending(path: "Real/In/Gone.swift").path
        )

        try FileManager.default.createSymbolicLink(
            at: folder.url(of: "Circle"),
            withDestinationURL: folder.url(of: "Circle")
        )
        #expect(folder.url(of: "Circle").followingLinks.path == root.appending(path: "Circle").path)
    }
}
