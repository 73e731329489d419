import Support
import TestFolder
import Testing

@testable import Subject

struct MacOSVersionTests {
    @Test(
        "A manifest's list of platforms names the version",
        arguments: [
            ("platforms: [.macOS(.v15)]", MacOSVersion(major: 15)),
            ("platforms: [.iOS(.v17), .macOS( .v10_15 )]", MacOSVersion(major: 10, minor: 15)),
            ("platforms: [.macOS(\"15.4\")]", MacOSVersion(major: 15, minor: 4)),
            ("platforms: [.macOS(\"13.3.1\")]", MacOSVersion(major: 13, minor: 3)),
            ("platforms: [.iOS(.v17)]", nil), (".define(\"MAC\", .when(platforms: [.macOS]))", nil), ("", nil),
            // What is no version is none, and no text of a manifest goes into another one.
            ("platforms: [.macOS(\"14.0\\\")], dependencies: [\")]", nil),
            ("// was .macOS(.v12)\nplatforms: [.macOS(.v13)]", MacOSVersion(major: 13)),
            ("platforms: [.macOS(\"99999999999999999999\")]", nil), ("platforms: [.macOS(newest)]", nil),
        ] as [(String, MacOSVersion?)]
    )
    func manifest(text: String, version: MacOSVersion?) {
        #expect(MacOSVersion(ofManifest: text) == version)
    }

    @Test("Of several manifests the newest version counts, so that all modules can be compiled together")
    func newest() throws {
        let folder = try TestFolder()
        try folder.write("platforms: [.macOS(.v15)]", to: "Package.swift")
        try folder.write("platforms: [.macOS(.v14)]", to: "Kit/Package.swift")
        try folder.write("platforms: [.iOS(.v17)]", to: "Phone/Package.swift")
        let (app, kit, phone) = (
            Module(name: "App", path: "App"), Module(name: "Kit", path: "Kit/Sources"),
            Module(name: "Phone", path: "Phone")
        )
        #expect(MacOSVersion(of: NearestManifests(of: [app, kit], in: folder.url)) == MacOSVersion(major: 15))
        #expect(MacOSVersion(of: NearestManifests(of: [kit, phone], in: folder.url)) == MacOSVersion(major: 14))
        #expect(MacOSVersion(of: NearestManifests(of: [phone], in: folder.url)) == nil)
    }
}
