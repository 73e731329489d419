import Foundation
import Subject
import TestFolder
import Testing

@testable import Show

struct SourceWatchTests {
    @Test("What was saved since is told by its path", arguments: Deed.all)
    func deeds(deed: Deed) async throws {
        let folder = try TestFolder()
        for path in ["Sources/MVP/View.swift", "Sources/MVP/Scene/Presenter.swift", "Sources/Model/Cat.swift"] {
            try folder.write("struct S {}\n", to: path)
        }
        let configuration = """
            name: Cats
            baseline: MVP
            shared: [Sources/Model]
            architectures: [{name: MVP, sources: Sources/MVP}]
            """
        try folder.write(configuration, to: ".catwalk.yml")
        var watch = SourceWatch(of: try Subject.load(from: folder.url))
        try deed.work(folder)
        #expect(try await watch.next() == deed.told)
    }

    @Test("What was told is not told again")
    func once() async throws {
        let folder = try Self.folder()
        var watch = SourceWatch(of: try Subject.load(from: folder.url))
        try folder.write("struct S { let a = 1 }\n", to: "Sources/MVP/View.swift")
        _ = try await watch.next()
        try folder.write("struct T {}\n", to: "Sources/MVP/Other.swift")
        #expect(try await watch.next() == ["Sources/MVP/Other.swift"])
    }

    @Test("A file that is emptied and then written is told once, when it is whole")
    func half() async throws {
        let folder = try Self.folder()
        let file = folder.url(of: "Sources/MVP/View.swift")
        var watch = SourceWatch(of: try Subject.load(from: folder.url)) { _, _ in
            if try Data(contentsOf: file).isEmpty { try Data("struct T {}\n".utf8).write(to: file) }
        }
        try Data().write(to: file)
        #expect(try await watch.next() == ["Sources/MVP/View.swift"])
        #expect(try Data(contentsOf: file).count == 12)
    }

    @Test("It ends when the task is cancelled")
    func cancelled() async throws {
        let folder = try Self.folder()
        let subject = try Subject.load(from: folder.url)
        let watching = Task {
            var watch = SourceWatch(of: subject)
            return try await watch.next()
        }
        watching.cancel()
        await #expect(throws: CancellationError.self) { try await watching.value }
    }
}

extension SourceWatchTests {
    /// A subject of one file.
    private static func folder() throws -> TestFolder {
        let folder = try TestFolder()
        try folder.write("struct S {}\n", to: "Sources/MVP/View.swift")
        try folder.write(
            "name: Cats\nbaseline: MVP\narchitectures: [{name: MVP, sources: Sources/MVP}]\n",
            to: ".catwalk.yml"
        )
        return folder
    }

    struct Deed: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let told: Set<String>
        let work: @Sendable (TestFolder) throws -> Void

        static let all = [
            Deed(testDescription: "a file is written again", told: ["Sources/MVP/View.swift"]) {
                try $0.write("struct S { let a = 1 }\n", to: "Sources/MVP/View.swift")
            },
            Deed(testDescription: "a file is changed where it lies", told: ["Sources/MVP/View.swift"]) {
                let file = try FileHandle(forWritingTo: $0.url(of: "Sources/MVP/View.swift"))
                try file.seekToEnd()
                try file.write(contentsOf: Data("// more\n".utf8))
                try file.close()
            },
            Deed(testDescription: "a file comes", told: ["Sources/MVP/Scene/View.swift"]) {
                try $0.write("struct S {}\n", to: "Sources/MVP/Scene/View.swift")
            },
            Deed(testDescription: "a file comes in folders that come", told: ["Sources/Model/A/B/Dog.swift"]) {
                try $0.write("struct S {}\n", to: "Sources/Model/A/B/Dog.swift")
            },
            Deed(testDescription: "a file goes", told: ["Sources/MVP/View.swift"]) {
                try FileManager.default.removeItem(at: $0.url(of: "Sources/MVP/View.swift"))
            },
            Deed(testDescription: "a folder goes", told: ["Sources/MVP/Scene/Presenter.swift"]) {
                try FileManager.default.removeItem(at: $0.url(of: "Sources/MVP/Scene"))
            },
            Deed(testDescription: "a module goes", told: ["Sources/Model/Cat.swift"]) {
                try FileManager.default.removeItem(at: $0.url(of: "Sources/Model"))
            },
            Deed(
                testDescription: "a file is renamed",
                told: ["Sources/MVP/View.swift", "Sources/MVP/CatView.swift"]
            ) {
                let old = $0.url(of: "Sources/MVP/View.swift")
                try FileManager.default.moveItem(at: old, to: $0.url(of: "Sources/MVP/CatView.swift"))
            },
            Deed(testDescription: "the configuration", told: [".catwalk.yml"]) {
                try $0.write("name: Dogs\n", to: ".catwalk.yml")
            },
            Deed(testDescription: "what is no source comes beside it", told: ["Sources/MVP/View.swift"]) {
                try $0.write("notes", to: "Sources/MVP/notes.txt")
                try $0.write("struct S { let a = 1 }\n", to: "Sources/MVP/View.swift")
            },
        ]
    }
}
