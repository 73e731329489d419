import Support
import Testing

@testable import Extraction
@testable import Subject

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
            of: .twins
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

    // As the parser reads them.
    @Test("In Swift 5, too, two slashes are a regular expression", arguments: [(LanguageMode.v6, false), (.v5, true)])
    func languageMode(mode: LanguageMode, asks: Bool) {
        let subject = Subject(
            root: Subject.twins.root,
            name: "App",
            baseline: "MVC",
            architectures: [],
            languageMode: mode
        )
        let target = PackageManifest.Target(name: "Top")
        let text = PackageManifest(name: "App", targets: [target], of: subject).text
        #expect(text.contains("swiftLanguageModes: [.\(mode.rawValue)]"))
        let settings = #", swiftSettings: [.enableUpcomingFeature("BareSlashRegexLiterals")]"#
        #expect(text.contains(#"(name: "Top", dependencies: []\#(asks ? settings : "")),"#))
    }

    @Test(
        "It is for the macOS that the subject's manifests name, or for that of this Mac, and for none older than Catwalk's",
        arguments: [
            (named: 15, system: 26, expected: "15.0"), (13, 26, "14.0"), (nil, 26, "26.0"), (nil, nil, "14.0"),
            (15, nil, "15.0"),
        ] as [(named: Int?, system: Int?, expected: String)]
    )
    func system(named: Int?, system: Int?, expected: String) {
        let subject = Subject(
            root: Subject.twins.root,
            name: "App",
            baseline: "MVC",
            architectures: [],
            macOS: named.map { MacOSVersion(major: $0) }
        )
        let system = system.map { MacOSVersion(major: $0) }
        let manifest = PackageManifest(name: "App", targets: [], of: subject, on: system)
        #expect(manifest.text.contains("platforms: [.macOS(\"\(expected)\")]"))
    }
}
