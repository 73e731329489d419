import CompiledCode
import Foundation
import Index
import TestFolder
import Testing

struct UnusableIndexTests {
    @Test("a toolchain without the library is an error with its path")
    func noLibrary() throws {
        let file = try TestFolder().url(of: "libIndexStore.so")
        #expect(throws: IndexError.libraryMissing(path: file.path)) { try IndexLibrary(at: file) }
    }

    @Test("a library that is none is an error with its path")
    func brokenLibrary() throws {
        let folder = try TestFolder()
        let file = try folder.write("no library", to: "libIndexStore.so")
        let error = try #require(throws: IndexError.self) { try IndexLibrary(at: file) }
        #expect(error.description.hasPrefix("\(file.path), which reads the compiler's index, could not be used: "))
    }

    @Test("a folder that is no store is an error, and stays as it was")
    func noStore() async throws {
        let folder = try TestFolder()
        let library = try await CompiledCode([]).library
        #expect(throws: IndexError.storeMissing(path: folder.url.path)) {
            try IndexReader(of: folder.url, with: library)
        }
        #expect(try folder.names() == [])
    }

    @Test("a store that can't be looked into is told by what the system says of it")
    func unreadableStore() async throws {
        let library = try await CompiledCode([]).library
        // Root reads every folder; a name that is too long nobody does.
        let store = URL(filePath: "/\(String(repeating: "s", count: 300))", directoryHint: .isDirectory)
        #expect(throws: IndexError.storeUnusable(path: store.path, reason: "File name too long")) {
            try IndexReader(of: store, with: library)
        }
    }

    @Test("a file that was never compiled is an error, and so is one that only its records are left of")
    func notIndexed() async throws {
        let code = try await CompiledCode([("App/A.swift", "let a = 1"), ("App/B.swift", "let b = 1")])
        try code.removeUnit(of: "B")
        for name in ["B", "C"] {
            let path = code.folder.url(of: "App/\(name).swift").path
            await #expect(throws: IndexError.notIndexed(file: path, store: code.store.path)) {
                try await code.reader().files(at: [path])
            }
        }
        #expect(try await code.reader().files(at: [code.folder.url(of: "App/A.swift").path]).count == 1)
    }

    @Test("nothing waits for a pipe in the place of a unit or a record", arguments: ["unit", "record"])
    func pipe(_ kind: String) async throws {
        let code = try await CompiledCode([("App/A.swift", "let a = 1"), ("App/B.swift", "let b = 1")])
        let path = code.folder.url(of: "App/B.swift").path
        let file = try kind == "unit" ? code.unit(of: "B") : code.record(of: "B")
        try FileManager.default.removeItem(at: file)
        #expect(mkfifo(file.path, 0o644) == 0)
        let error = await #expect(throws: IndexError.self) { try await code.reader().files(at: [path]) }
        switch error {
        case .notIndexed(path, _) where kind == "unit": break
        case .recordUnusable(path, _, reason: "it is not a regular file") where kind == "record": break
        default: Issue.record("\(String(describing: error))")
        }
        #expect(try await code.reader().files(at: [code.folder.url(of: "App/A.swift").path]).count == 1)
    }

    @Test("a file that was changed after it was compiled is an error; an older one is not")
    func outdated() async throws {
        let code = try await CompiledCode([("App/A.swift", "let a = 1")])
        let path = code.folder.url(of: "App/A.swift").path
        try code.date(code.unit(of: "A"), 1_000_000)
        try code.date(URL(filePath: path), 1_000_001)
        await #expect(throws: IndexError.outdated(file: path, store: code.store.path)) {
            try await code.reader().files(at: [path])
        }
        try code.date(URL(filePath: path), 999_999)
        #expect(try await code.reader().files(at: [path]).count == 1)
    }

    @Test("of a file that was compiled twice the newer unit counts", arguments: [true, false])
    func twoUnits(isFirstNewer: Bool) async throws {
        let code = try await CompiledCode([("App/A.swift", "let first = 1")])
        let path = code.folder.url(of: "App/A.swift").path
        let first = try code.unit(of: "A")
        try code.folder.write("let second = 1", to: "App/A.swift")
        try await code.compile("App", as: "Release")
        let second = try #require(try code.units(of: "A").first { $0 != first })
        try code.date(URL(filePath: path), 1_000_000)
        try code.date(first, isFirstNewer ? 1_000_002 : 1_000_001)
        try code.date(second, isFirstNewer ? 1_000_001 : 1_000_002)
        let names = try await code.reader().files(at: [path])[0].symbols.map(\.name)
        #expect(names.contains(isFirstNewer ? "first" : "second"))
        #expect(!names.contains(isFirstNewer ? "second" : "first"))
    }

    @Test("a unit whose source is gone is in nobody's way")
    func sourceGone() async throws {
        let code = try await CompiledCode([("App/A.swift", "let a = 1"), ("App/B.swift", "let b = 1")])
        try FileManager.default.removeItem(at: code.folder.url(of: "App/B.swift"))
        #expect(try await code.reader().files(at: [code.folder.url(of: "App/A.swift").path]).count == 1)
    }

    @Test("a record that was cut or overwritten is an error with the file's path", arguments: Damage.allCases)
    func record(damage: Damage) async throws {
        let code = try await CompiledCode([("App/A.swift", "struct A { let a = 1 }")])
        let path = code.folder.url(of: "App/A.swift").path
        try damage.happen(to: code.record(of: "A"))
        let error = await #expect(throws: IndexError.self) { try await code.reader().files(at: [path]) }
        guard case .recordUnusable(path, _, let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(!reason.isEmpty)
    }

    @Test(
        "a unit that was cut or overwritten is as good as none, and in no other file's way",
        arguments: Damage.allCases
    )
    func unit(damage: Damage) async throws {
        let code = try await CompiledCode([("App/A.swift", "let a = 1"), ("App/B.swift", "let b = 1")])
        let paths = code.paths.map { code.folder.url(of: $0).path }
        try damage.happen(to: code.unit(of: "A"))
        let reader = try code.reader()
        await #expect(throws: IndexError.notIndexed(file: paths[0], store: code.store.path)) {
            try await reader.files(at: paths)
        }
        #expect(try await reader.files(at: [paths[1]]).count == 1)
    }
}
