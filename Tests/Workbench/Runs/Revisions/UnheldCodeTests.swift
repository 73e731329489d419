import Foundation
import TestFolder
import Testing

@testable import Revisions

struct UnheldCodeTests {
    @Test("What is changed in code in which no rule holds is named, whatever it is called and whoever uses it")
    func named() async throws {
        let past = try await repository("Unheld")
        let told = [
            "Package@swift-6.swift",  // a manifest
            "Sources/Behind/Behind.swift",  // a module that nothing measured imports
            "Sources/Held/Held.swift",  // a support module
            "Sources/Help-Kit/Moved.swift",  // no module's name
            "Sources/Lefts/Moved.swift",  // begins as a measured folder
            "Tests/Help/Moved.swift",  // tests without a key
        ]
        for path in told { try past.folder.write("struct Moved {}\n", to: path) }
        try past.folder.write("No code.\n", to: "Sources/Behind/README.md")
        try past.folder.write("struct Seen {}\n", to: "Sources/Left/Seen.swift")
        try FileManager.default.removeItem(at: past.folder.url(of: "Sources/Held/Gone.swift"))
        try await past.commit("two")
        #expect(
            try await unheld("one..two", of: past) == [
                told[..<5].joined(separator: ", ") + ".", told[5...].joined(separator: ", ") + ".",
            ]
        )
    }

    @Test("A link to what no rule holds in is named if it is new, leads elsewhere, or leads to what was changed")
    func links() async throws {
        let past = try await repository("UnheldLinks")
        try past.folder.write("struct Near { let a = 1 }\n", to: "Far/Near.txt")
        try past.folder.link("Sources/Other", to: "../Far")
        try past.folder.link("Sources/Nowhere", to: "../Gone")
        // Nothing is measured by way of it.
        try past.folder.link("Sources/Alias", to: "Left")
        // Something is.
        try past.folder.link("Sources/Left/Far.swift", to: "../../Farther/Near.txt")
        try past.folder.write("struct Farthest {}\n", to: "Farthest/Farthest.swift")
        try past.folder.link("Sources/Left/Farthest", to: "../../Farthest")
        try await past.commit("two")
        let links = "Sources/Alias, Sources/Held/Near.swift, Sources/Nowhere, Sources/Other."
        #expect(try await unheld("one..two", of: past) == [links])

        try FileManager.default.removeItem(at: past.folder.url(of: "Way"))
        try past.folder.link("Way", to: "Farther")
        try await past.commit("three")
        #expect(try await unheld("two..three", of: past) == ["Way."])
    }

    @Test("More than twenty are told by their folders, up to twenty of these")
    func many() async throws {
        let past = try await repository("ManyUnheld")
        let paths = (0..<20).map { "Sources/Other\($0 / 10)/Deep/\(10 + $0).swift" }
        for path in paths { try past.folder.write("struct Other {}\n", to: path) }
        try await past.commit("two")
        let lines = stride(from: 0, to: 20, by: 5).map { paths[$0..<$0 + 5].joined(separator: ", ") + "." }
        #expect(try await unheld("one..two", of: past) == lines)

        for path in paths + ["Sources/Deep/Alone.swift"] { try past.folder.write("struct More {}\n", to: path) }
        try await past.commit("three")
        let counts = "Sources/Deep/Alone.swift, Sources/Other0/ (10 files), Sources/Other1/ (10 files)."
        #expect(try await unheld("two..three", of: past) == [counts])

        for number in 0..<23 { try past.folder.write("struct Most {}\n", to: "Sources/M\(number)/A.swift") }
        try await past.commit("four")
        #expect(try await unheld("three..four", of: past).last == "3 more folders.")
    }
}

extension UnheldCodeTests {
    /// Twins with a support module, and links in it.
    private func repository(_ name: String) async throws -> PastRepository {
        try await PastRepository(copying: "Revisions-\(name)") { folder in
            let configuration = try folder.text(of: ".catwalk.yml")
            try folder.write(configuration + "support: [{name: Aid, path: Sources/Held}]\n", to: ".catwalk.yml")
            for name in ["Held", "Gone"] {
                try folder.write("struct \(name) {}\n", to: "Sources/Held/\(name).swift")
            }
            for path in ["Far/Near.txt", "Farther/Near.txt"] { try folder.write("struct Near {}\n", to: path) }
            try folder.link("Sources/Held/Near.swift", to: "../../Way/Near.txt")
            try folder.link("Way", to: "Far")
        }
    }

    /// What is told of code in which no rule holds.
    private func unheld(_ range: String, of past: PastRepository) async throws -> [String] {
        let run = try RevisionRun(
            #require(RevisionRange(range)),
            of: past.folder.url,
            environment: ProcessInfo.processInfo.environment
        )
        return try await run.run().notices.compactMap { notice in
            let parts = notice.split(separator: ": Changed in code in which no rule holds: ", maxSplits: 1)
            return parts.count == 2 ? String(parts[1]) : nil
        }
    }
}
