import Foundation
import Subject
import Testing

struct PictureTests {
    @Test(
        "An SVG stays text, in which only what an address can't hold is encoded; anything else is Base64",
        arguments: [
            (
                "cat.svg", Data("<svg id=\"a\">#猫</svg>".utf8),
                "data:image/svg+xml,%3Csvg id=%22a%22%3E%23%E7%8C%AB%3C/svg%3E"
            ),
            ("cat.svg", Data([0xFF, 0xFE]), "data:image/svg+xml;base64,//4="),
            ("Pictures/Cat.PNG", Data([0, 1, 2]), "data:image/png;base64,AAEC"),
            ("cat.jpg", Data([0]), "data:image/jpeg;base64,AA=="),
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
