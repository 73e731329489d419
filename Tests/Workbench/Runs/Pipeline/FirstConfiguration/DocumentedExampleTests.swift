import Foundation
import Pipeline
import TestFolder
import Testing

@Suite("The example of Documentation/init.md")
struct DocumentedExampleTests {
    @Test("What the page says is written, and said, is")
    func example() async throws {
        let blocks = try String(contentsOf: Repository.url(of: "Documentation/init.md"), encoding: .utf8)
            .matches(of: #/(?s)```(sh|swift|yaml|)\n(.*?)```/#).map { String($0.output.2) }.suffix(3)
        let (sources, configuration, said) = (blocks[blocks.startIndex], blocks[blocks.startIndex + 1], blocks.last)

        let folder = try TestFolder()
        try folder.write(Self.manifest, to: "Cats/Package.swift")
        for file in sources.split(separator: "// ", omittingEmptySubsequences: true) {
            let path = file.prefix { $0 != "\n" }
            try folder.write(String(file.dropFirst(path.count + 1)), to: "Cats/\(path)")
        }
        let firstConfiguration = FirstConfiguration(of: "Cats", in: folder.url)
        let draft = try await firstConfiguration.draft()
        let written = try firstConfiguration.write(draft)

        #expect(draft.text == configuration)
        #expect("Wrote \(written).\n\n\(draft.notes)\nNext: \(draft.nextCommand(for: "Cats"))\n" == said)
    }

    private static let manifest = """
        let package = Package(
            name: "Cats",
            targets: [
                .target(name: "Model"),
                .target(name: "MVC", dependencies: ["Model"]),
                .target(name: "MVP", dependencies: ["Model"]),
                .testTarget(name: "MVPTests", dependencies: ["MVP"]),
            ]
        )
        """
}
