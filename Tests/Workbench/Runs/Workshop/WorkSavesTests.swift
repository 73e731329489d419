import Foundation
import Support
import TestFolder
import Testing

@testable import Workshop

struct WorkSavesTests {
    private let folder: TestFolder
    private let file: URL

    init() throws {
        folder = try TestFolder()
        file = try folder.write("struct S {}\n", to: "Sources/View.swift")
    }

    @Test("A save after the first look is told, though nobody waited for it then")
    func saved() async throws {
        var saves = WorkSaves(in: folder.url)
        try folder.write("struct T {}\n", to: "Sources/Other.swift")
        try await saves.next()
    }

    @Test("A file that is emptied and then written is told when it is whole")
    func half() async throws {
        let file = file
        var saves = WorkSaves(in: folder.url) { _, _ in
            if try Data(contentsOf: file).isEmpty { try Data("struct T {}\n".utf8).write(to: file) }
        }
        try Data().write(to: file)
        try await saves.next()
        #expect(try Data(contentsOf: file).count == 12)
    }

    @Test("A file that comes and is gone again is no save")
    func passing() async throws {
        let (url, waits) = (folder.url, Locked(0))
        var saves = WorkSaves(in: url) { _, _ in
            let wait = waits.withValue { waits in
                waits += 1
                return waits
            }
            switch wait {
            case 1: try Data("half".utf8).write(to: url.appending(path: "Sources/View.swift.part"))
            case 2: try FileManager.default.removeItem(at: url.appending(path: "Sources/View.swift.part"))
            case 3: try Data("struct T {}\n".utf8).write(to: url.appending(path: "Sources/Other.swift"))
            default: break
            }
        }
        try await saves.next()
        #expect(waits.value == 4)
    }

    @Test("It ends when the task is cancelled")
    func cancelled() async throws {
        let folder = folder.url
        let watching = Task {
            var saves = WorkSaves(in: folder)
            try await saves.next()
        }
        watching.cancel()
        await #expect(throws: CancellationError.self) { try await watching.value }
    }
}
