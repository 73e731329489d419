import Files
import Foundation

/// The rules of Swift that sources are compiled by, which their package's manifest chooses.
public enum LanguageMode: String, Sendable {
    case v5, v6
}

extension LanguageMode {
    /// The one that all modules can be compiled in: that of the nearest manifest above each, and 5 without one, as in
    /// Xcode.
    init(of modules: [Module], in root: URL) {
        let folders = Set(modules.map { $0.path.split(separator: "/") })
        var known: [[Substring]: LanguageMode] = [:]
        func mode(in folder: [Substring]) -> LanguageMode {
            if let mode = known[folder] { return mode }
            let manifest = EnclosedFile((folder + ["Package.swift"]).joined(separator: "/"), in: root)
            let text = (try? manifest.contents(upTo: Self.manifestLimit)).map { String(decoding: $0, as: UTF8.self) }
            let mode = text.map(LanguageMode.init(ofManifest:)) ?? (folder.isEmpty ? .v5 : mode(in: folder.dropLast()))
            known[folder] = mode
            return mode
        }
        self = folders.allSatisfy { mode(in: $0) == .v6 } ? .v6 : .v5
    }

    /// In bytes; what is longer counts as no manifest.
    private static let manifestLimit = 1 << 20

    /// That of the manifest's tools, unless it names others; 5 if it names that for one of its targets.
    init(ofManifest text: String) {
        let tools = text.firstMatch(of: /swift-tools-version:\s*(\d+)/).flatMap { Int($0.1) } ?? 5
        let list = text.firstMatch(of: /swiftLanguage(?:Modes|Versions):\s*\[([^\]]*)\]/)?.1
        let hasOldTarget = text.contains(/swiftLanguageMode\(\s*\.v[45]/)
        let isSix = list.map { $0.contains("6") } ?? (tools >= 6)
        self = isSix && !hasOldTarget ? .v6 : .v5
    }
}
