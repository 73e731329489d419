import TestFolder
import Testing

struct DocumentationTests {
    @Test("The first page leads to every other one")
    func complete() throws {
        let links = Set(try Documentation.links(of: "README.md"))
        #expect(try Documentation.pages.filter { $0 != "README.md" && !links.contains($0) } == [])
    }

    @Test("Every link leads to a page that is there, and to a heading that it has")
    func links() throws {
        let pages = try Documentation.pages
        for page in pages {
            for link in try Documentation.links(of: page) {
                let parts = link.split(separator: "#").map(String.init)
                let isThere = pages.contains(parts[0])
                #expect(isThere, "\(page) leads to \(link)")
                if isThere, parts.count > 1 {
                    #expect(try Documentation.anchors(of: parts[0]).contains(parts[1]), "\(page) leads to \(link)")
                }
            }
        }
    }

    @Test("The error that stands in Documentation/configuration.md is the one that the mistake earns")
    func mistake() async throws {
        let blocks = try Documentation.blocks(of: "configuration.md", after: "## When something is wrong")
        let folder = try TestFolder()
        try folder.write("name: Cats\nbasline: MVC\n", to: ".catwalk.yml")
        let result = try await catwalk("check", in: folder.url)
        #expect(
            blocks.first?.replacing("\n", with: " ")
                == result.errors.text.replacing("catwalk: ", with: "").replacing("\n", with: " ")
        )
    }
}
