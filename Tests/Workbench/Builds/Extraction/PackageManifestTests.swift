import Testing

@testable import Extraction

struct PackageManifestTests {
    @Test("A target names its indirect dependencies, too, each once and sorted")
    func indirect() {
        let manifest = PackageManifest(
            name: "Chain",
            targets: [
                PackageManifest.Target(name: "Top", dependencies: ["Right", "Left"]),
                PackageManifest.Target(name: "Left", dependencies: ["Middle"]),
                PackageManifest.Target(name: "Right", dependencies: ["Middle"]),
                PackageManifest.Target(name: "Middle", dependencies: ["Bottom"]),
                PackageManifest.Target(name: "Bottom"),
            ],
            languageMode: .v6
        )
        #expect(
            manifest.text.split(separator: "\n").filter { $0.contains(".target(") } == [
                #"        .target(name: "Top", dependencies: ["Bottom", "Left", "Middle", "Right"]),"#,
                #"        .target(name: "Left", dependencies: ["Bottom", "Middle"]),"#,
                #"        .target(name: "Right", dependencies: ["Bottom", "Middle"]),"#,
                #"        .target(name: "Middle", dependencies: ["Bottom"]),"#,
                #"        .target(name: "Bottom", dependencies: []),"#,
            ]
        )
    }
}
