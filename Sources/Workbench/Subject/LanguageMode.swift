/// The rules of Swift that sources are compiled by, which their package's manifest chooses.
public enum LanguageMode: String, Sendable {
    case v5, v6
}

extension LanguageMode {
    /// The one that all modules can be compiled in; 5 for those without a manifest, as in Xcode.
    init(of manifests: NearestManifests) {
        self = manifests.texts.allSatisfy { $0.map(LanguageMode.init(ofManifest:)) == .v6 } ? .v6 : .v5
    }

    /// The mode that goes with the manifest's tools, unless it names modes; 5 if it names that for one of its targets.
    init(ofManifest text: String) {
        let tools = text.firstMatch(of: /swift-tools-version:\s*(\d+)/).flatMap { Int($0.1) } ?? 5
        let list = text.firstMatch(of: /swiftLanguage(?:Modes|Versions):\s*\[([^\]]*)\]/)?.1
        let hasOldTarget = text.contains(/swiftLanguageMode\(\s*\.v[45]/)
        let isSix = list.map { $0.contains("6") } ?? (tools >= 6)
        self = isSix && !hasOldTarget ? .v6 : .v5
    }
}
