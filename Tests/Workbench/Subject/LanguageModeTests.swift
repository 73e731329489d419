import TestFolder
import Testing

@testable import Subject

struct LanguageModeTests {
    @Test(
        "A manifest's tools choose the mode, unless it names modes itself, or an old one for a target",
        arguments: [
            ("// swift-tools-version: 6.0", LanguageMode.v6), ("// swift-tools-version:5.9", .v5), ("", .v5),
            ("// swift-tools-version: 6.2\nswiftLanguageModes: [.v5]", .v5),
            ("// swift-tools-version: 6.2\nswiftLanguageModes: [.v5, .v6]", .v6),
            ("// swift-tools-version:5.6\nswiftLanguageVersions: [.v5, .v4_2]", .v5),
            ("// swift-tools-version: 6.0\nswiftSettings: [.swiftLanguageMode(.v5)]", .v5),
        ]
    )
    func manifest(text: String, mode: LanguageMode) {
        #expect(LanguageMode(ofManifest: text) == mode)
    }

    @Test("The nearest manifest above a module counts; one module in an old mode makes all of them so")
    func nearest() throws {
        let folder = try TestFolder()
        try folder.write("// swift-tools-version: 6.0", to: "Package.swift")
        try folder.write("// swift-tools-version: 5.9", to: "Packages/Old/Package.swift")
        let new = Module(name: "App", path: "Sources/App")
        let old = Module(name: "Old", path: "Packages/Old/Sources/Old")
        #expect(LanguageMode(of: NearestManifests(of: [new], in: folder.url)) == .v6)
        #expect(LanguageMode(of: NearestManifests(of: [new, old], in: folder.url)) == .v5)
        // As Xcode, which takes 5 unless it is told otherwise.
        #expect(LanguageMode(of: NearestManifests(of: [new], in: folder.url(of: "Packages"))) == .v5)
    }
}
