import Foundation
import Subject
import Support
import TestFolder
import Testing

@Suite("Source files")
struct SourceFilesTests {
    private let module = Module(name: "MVC", path: "Sources/MVC")

    @Test("The Swift files below a module come sorted, relative to the root, hidden ones left out")
    func files() throws {
        let files = [
            "Sources/MVC/B.swift", "Sources/MVC/A/C.swift", "Sources/MVC/A/D/E.swift", "Sources/MVC/.F.swift",
            "Sources/MVC/Z.swift", "Sources/MVC/Y.swift", "Sources/MVC/M.swift", "Sources/MVC/W.swift",
            "Sources/MVC/.build/G.swift", "Sources/MVC/H.txt", "Sources/MVC/I.swift/J.swift", "Sources/MVP/K.swift",
        ]
        try SampleDirectory.with(files: files) { sample in
            let files = try Subject.load(from: sample.root).files(of: module)

            #expect(
                files == [
                    "Sources/MVC/A/C.swift", "Sources/MVC/A/D/E.swift", "Sources/MVC/B.swift",
                    "Sources/MVC/I.swift/J.swift", "Sources/MVC/M.swift", "Sources/MVC/W.swift", "Sources/MVC/Y.swift",
                    "Sources/MVC/Z.swift",
                ]
            )
        }
    }

    @Test("What is hidden is told as left out if it holds Swift, which no link leads to, and kept if that is asked for")
    func hidden() throws {
        let files = [
            "Sources/MVC/A.swift", "Sources/MVC/.ui/Deep/B.swift", "Sources/MVC/.C.swift", "Sources/MVC/.notes/D.txt",
            "Sources/MVC/E/.build/F.swift", "Sources/MVP/G.swift",
        ]
        try SampleDirectory.with(files: files) { sample in
            try sample.link("Sources/MVC/.link", to: "../MVP")
            try sample.link("Sources/MVC/.notes/.link.swift", to: "../A.swift")
            let subject = try Subject.load(from: sample.root)
            let found = try subject.contents(of: module)
            #expect(found.files == ["Sources/MVC/A.swift"])
            // In a module no name is a build's own: a target of Xcode could list what is there.
            #expect(found.leftOut == ["Sources/MVC/.C.swift", "Sources/MVC/.ui", "Sources/MVC/E/.build"])
            #expect(try subject.outwardLink(of: module) == nil)

            try sample.write(SampleDirectory.configuration + "exclude: ['!.ui']\n", to: ".catwalk.yml")
            let kept = try Subject.load(from: sample.root).contents(of: module)
            #expect(kept.files == ["Sources/MVC/.ui/Deep/B.swift", "Sources/MVC/A.swift"])
        }
    }

    @Test("An architecture in a layer's directory has its files, and the layer the others, however a link leads there")
    func hosted() throws {
        let files = ["App/Start.swift", "App/MVC/A.swift", "App/MVP/B.swift"]
        try SampleDirectory.with(files: files) { sample in
            try sample.link("App/Again", to: "MVC")
            let configuration = """
                name: Cats
                baseline: MVC
                shared: [App]
                architectures:
                  - {name: MVC, sources: App/MVC}
                  - {name: MVP, sources: App/MVP}
                exclude: ['!*MV*']
                """
            try sample.write(configuration, to: ".catwalk.yml")
            let subject = try Subject.load(from: sample.root)
            let mvc = subject.architectures[0].sources
            #expect(try subject.files(of: subject.shared[0]) == ["App/Start.swift"])
            #expect(try subject.files(of: mvc) == ["App/MVC/A.swift"])
            #expect(subject.host(of: mvc) == subject.shared[0])
            #expect(subject.hosted(in: subject.shared[0]).map(\.name) == ["MVC", "MVP"])

            // Alone, its module has nothing of the other architecture, even if a pattern keeps it.
            let alone = subject.isolated(to: subject.architectures[0])
            #expect(try alone.files(of: alone.shared[0]) == ["App/Start.swift"])
            #expect(alone.absent.map(\.path) == ["App/MVP"])
        }
    }

    @Test("A link that stays inside the root is followed, one that leads out is not")
    func links() throws {
        try SampleDirectory.with { outside in
            try SampleDirectory.with(files: ["Sources/MVC/A.swift", "Common/B.swift"]) { sample in
                try sample.link("Sources/MVC/Inside", to: "../../Common")
                try sample.link("Sources/MVC/C.swift", to: "../../Common/B.swift")
                try sample.link("Sources/MVC/Outside", to: outside.root.path)
                try sample.link("Sources/MVC/D.swift", to: outside.root.path + "/Sources/MVC/A.swift")
                let files = try Subject.load(from: sample.root).files(of: module)

                #expect(
                    files == [
                        "Sources/MVC/A.swift", "Sources/MVC/C.swift", "Sources/MVC/Inside/B.swift",
                    ]
                )
                #expect(try Subject.load(from: sample.root).outwardLink(of: module) == "Sources/MVC/D.swift")
            }
        }
    }

    @Test("A link back to a directory it stands in ends the walk there")
    func cycle() throws {
        try SampleDirectory.with(files: ["Sources/MVC/A/B.swift"]) { sample in
            try sample.link("Sources/MVC/A/Back", to: "../../MVC")
            let files = try Subject.load(from: sample.root).files(of: module)

            #expect(files == ["Sources/MVC/A/B.swift"])
        }
    }

    @Test("Links that lead to one directory in 2 to the 30th ways let it be visited once")
    func manyWays() throws {
        try SampleDirectory.with(files: ["Sources/MVC/A.swift", "Deep/30/B.swift"]) { sample in
            for depth in 0..<30 {
                try sample.write("", to: "Deep/\(depth)/a.txt")
                try sample.link("Deep/\(depth)/left", to: "../\(depth + 1)")
                try sample.link("Deep/\(depth)/right", to: "../\(depth + 1)")
            }
            try sample.link("Sources/MVC/Deep", to: "../../Deep/0")
            let files = try Subject.load(from: sample.root).files(of: module)

            #expect(files.count == 2)
            #expect(files.contains { $0.hasSuffix("/B.swift") })
        }
    }

    @Test("A subject reached through a link has the same files")
    func linkedRoot() throws {
        try SampleDirectory.with { sample in
            try SampleDirectory.with { other in
                try other.link("Linked", to: sample.root.path)
                let files = try Subject.load(from: other.root.appending(path: "Linked")).files(of: module)

                #expect(files == ["Sources/MVC/A.swift"])
            }
        }
    }

    @Test("A module whose directory is gone is an error that names it")
    func missing() throws {
        try SampleDirectory.with { sample in
            let subject = try Subject.load(from: sample.root)
            let error = #expect(throws: SubjectError.self) {
                try subject.files(of: Module(name: "Gone", path: "Sources/Gone"))
            }
            let text = try #require(error).description
            #expect(text.hasPrefix("\(sample.root.path)/Sources/Gone could not be read: "))
        }
    }

    // Other file systems take no such name.
    #if os(Linux)
        @Test("A source or a folder whose name is not UTF-8 is an error, not left out", arguments: [false, true])
        func misnamed(isFolder: Bool) throws {
            let folder = try TestFolder()
            try folder.write("", to: "App/A.swift")
            let name = isFolder ? "" : ".swift"
            try folder.make(Array("App/".utf8) + [0xFF] + Array(name.utf8), isFolder: isFolder)
            #expect(
                throws: SubjectError.misnamed(path: "App/\u{FFFD}\(name)", root: folder.url.path, .notUnicode)
            ) { try files(ofAppIn: folder) }
        }

        @Test(
            "Names that differ only in how an accent is written are an error, for texts are the same then",
            arguments: ["", ".swift", "/B.swift"]
        )
        func alike(ending: String) throws {
            let folder = try TestFolder()
            try folder.write("", to: "App/\u{E9}\(ending)")
            try folder.write("", to: "App/e\u{301}\(ending)")
            try folder.write("", to: "App/C.swift")
            if ending.isEmpty {
                #expect(try files(ofAppIn: folder) == ["App/C.swift"])
            } else {
                let error = #expect(throws: SubjectError.self) { try files(ofAppIn: folder) }
                #expect(
                    try #require(error).description.hasSuffix(
                        " is not read. It differs from a name beside it only in how an accent is written. Rename one of them."
                    )
                )
            }
        }
    #endif

    @Test(
        "A name with a mark that makes one character with the slash or the dot beside it is an error",
        arguments: ["\u{301}a.swift", "\u{301}a/A.swift", "a\u{D4E}/A.swift", "a\u{D4E}.swift"]
    )
    func combining(name: String) throws {
        let folder = try TestFolder()
        try folder.write("", to: "App/A.swift")
        try folder.write("", to: "App/\(name)")
        let path = "App/\(try #require(name.pathParts.first))"
        #expect(throws: SubjectError.misnamed(path: path, root: folder.url.path, .mark)) {
            try files(ofAppIn: folder)
        }
    }

    @Test("Folders that lie in a hundred others are an error, unless they are left out")
    func deep() throws {
        let folder = try TestFolder()
        try folder.write("", to: "App/A.swift")
        let path = "App/" + Array(repeating: "d", count: 99).joined(separator: "/")
        try folder.write("", to: "\(path)/B.swift")
        #expect(try files(ofAppIn: folder).contains("\(path)/B.swift"))
        try folder.write("", to: "\(path)/e/C.swift")
        #expect(throws: SubjectError.tooDeep(path: "\(path)/e", root: folder.url.path)) { try files(ofAppIn: folder) }
        let module = Module(name: "App", path: "App")
        try folder.write(
            "{name: One, baseline: App, architectures: [{name: App, sources: App}], scenarios: S, exclude: [e]}",
            to: ".catwalk.yml"
        )
        #expect(try Subject.load(from: folder.url).files(of: module).count == 2)
    }

    /// Of the configuration's only module.
    private func files(ofAppIn folder: TestFolder) throws -> [String] {
        try folder.write(
            "{name: One, baseline: App, architectures: [{name: App, sources: App}], scenarios: S}",
            to: ".catwalk.yml"
        )
        return try Subject.load(from: folder.url).files(of: Module(name: "App", path: "App"))
    }
}
