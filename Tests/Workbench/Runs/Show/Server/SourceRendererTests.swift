import Foundation
import Support
import TestFolder
import Testing

@testable import Show

struct SourceRendererTests {
    private let folder: TestFolder
    private let rendered = Locked(0)
    private let renderer: SourceRenderer

    init() throws {
        folder = try TestFolder()
        renderer = SourceRenderer(root: folder.url) { [rendered] path, source, line in
            rendered.withValue { $0 += 1 }
            return "\(path):\(line): \(String(decoding: source, as: UTF8.self))"
        }
        try folder.write("cats", to: "A.swift")
    }

    @Test("Many who ask for the same place get one rendering")
    func shared() async {
        let parts = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<10 { group.addTask { await renderer.part(for: "A.swift", line: 1) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(parts == Array(repeating: "A.swift:1: cats", count: 10))
        #expect(rendered.value == 1)
    }

    @Test("Another line, and a file that was saved since, are rendered anew")
    func anew() async throws {
        #expect(await renderer.part(for: "A.swift", line: 1) == "A.swift:1: cats")
        #expect(await renderer.part(for: "A.swift", line: 2) == "A.swift:2: cats")
        try folder.write("dogs", to: "A.swift")
        #expect(await renderer.part(for: "A.swift", line: 2) == "A.swift:2: dogs")
    }

    @Test("What nobody waits for any more is not rendered")
    func cancelled() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await renderer.part(for: "A.swift", line: 1)
        }
        #expect(await task.value == nil)
        #expect(rendered.value == 0)
    }

    @Test("A file that is not there, and one that is too large to be a source, are not shown")
    func none() async throws {
        #expect(await renderer.part(for: "B.swift", line: 1) == nil)
        try folder.write(String(repeating: " ", count: 4 << 20 + 1), to: "A.swift")
        #expect(await renderer.part(for: "A.swift", line: 1) == nil)
    }
}
