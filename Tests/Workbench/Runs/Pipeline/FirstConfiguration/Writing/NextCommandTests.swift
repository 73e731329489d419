import Testing
import Toolchain

@testable import Pipeline

struct NextCommandTests {
    @Test(
        "The next command is for the folder as it was given, and builds nothing if it is known that this system can't",
        arguments: [
            (imports: "Foundation", path: ".", linux: "catwalk report", macOS: "catwalk report"),
            ("UIKit", "../App", "catwalk report ../App --engine syntax", "catwalk report ../App --engine syntax"),
            ("SwiftUI", ".", "catwalk report --engine syntax", "catwalk report"),
            ("MapKit", "My App", "catwalk report 'My App' --engine syntax", "catwalk report 'My App'"),
            (
                "Alamofire", "it's", "catwalk report 'it'\\''s' --engine syntax",
                "catwalk report 'it'\\''s' --engine syntax"
            ),
        ]
    )
    func command(imports: String, path: String, linux: String, macOS: String) async throws {
        let draft = try await Sketch(["App/FeedView.swift": "import \(imports)\nclass FeedView {}"]).draft()
        #expect(draft.nextCommand(for: path, on: .linux) == linux)
        #expect(draft.nextCommand(for: path, on: .macOS) == macOS)
    }

    @Test("What Xcode has built of the folder is taken, but not of a package, which can be built here")
    func xcode() async throws {
        let files = ["App/FeedView.swift": "import SwiftUI\nclass FeedView {}"]
        var draft = try await Sketch(files).draft()
        draft.indexStore = "/Users/me/Library/My App/DataStore"
        let command = "catwalk report --index-store '/Users/me/Library/My App/DataStore'"
        #expect(draft.nextCommand(for: ".", on: .macOS) == command)
        #expect(draft.nextCommand(for: ".", on: .linux) == command)
        let package = [
            "Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n"
                + "let package = Package(name: \"App\", targets: [.target(name: \"App\", path: \"App\")])"
        ]
        draft = try await Sketch(files.merging(package) { $1 }).draft()
        draft.indexStore = "/Users/me/Library/My App/DataStore"
        #expect(draft.nextCommand(for: ".", on: .macOS) == "catwalk report")
    }

    @Test("A module of one's own that is called like another system's is there")
    func own() async throws {
        let draft = try await Sketch([
            "App/FeedView.swift": "import MapKit\nclass FeedView {}", "MapKit/Map.swift": "public struct Map {}",
        ]).draft()
        #expect(draft.nextCommand(for: ".", on: .linux) == "catwalk report")
    }
}
