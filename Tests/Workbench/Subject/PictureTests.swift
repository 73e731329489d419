import Foundation
import Subject
import Testing

struct PictureTests {
    @Test(
        "Its bytes tell what a picture is: an SVG stays text, in which only what an address can't hold is encoded",
        arguments: [
            (
                "cat.svg", Data("<svg id=\"a\">#猫</svg>".utf8),
                "data:image/svg+xml,%3Csvg id=%22a%22%3E%23%E7%8C%AB%3C/svg%3E"
            ),
            (
                "Pictures/cat.jpg", Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
                "data:image/png;base64,iVBORw0KGgo="
            ),
            ("cat", Data([0xFF, 0xD8, 0xFF]), "data:image/jpeg;base64,/9j/"),
            ("cat.webp", Data("RIFF0000WEBP".utf8), "data:image/webp;base64,UklGRjAwMDBXRUJQ"),
            ("cat.gif", Data("GIF8".utf8), "data:image/gif;base64,R0lGOA=="),
        ]
    )
    func addresses(path: String, data: Data, address: String) throws {
        try SampleDirectory.with(SampleDirectory.configuration + "picture: \(path)\n") { sample in
            let url = sample.root.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: url)
            #expect(try Subject.load(from: sample.root).picture?.address == address)
        }
    }

    @Test("A picture that is not there is told where it is named")
    func missing() throws {
        let problem = try #require(
            try SampleDirectory.problem(in: SampleDirectory.configuration + "picture: cat.png\n")
        )
        #expect(problem.hasPrefix(".catwalk.yml:7:10: picture: "))
        #expect(problem.contains("cat.png"))
    }
}
