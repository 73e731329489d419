import Files
import Foundation

/// The manifests that modules are compiled by: the nearest `Package.swift` above each.
struct NearestManifests {
    /// Their texts, each once; `nil` is among them if a module has no manifest above it, as in Xcode.
    let texts: Set<String?>
    /// Whether a folder without a manifest lies in an Xcode project, or beside one.
    let hasProjectInstead: Bool

    init(of modules: [Module], in root: URL) {
        let folders = Set(modules.map { $0.path.split(separator: "/") })
        var known: [[Substring]: String?] = [:]
        func text(above folder: [Substring]) -> String? {
            if let text = known[folder] { return text }
            let manifest = EnclosedFile((folder + ["Package.swift"]).joined(separator: "/"), in: root)
            let own = (try? manifest.contents(upTo: Self.limit)).map { String(decoding: $0, as: UTF8.self) }
            let text = own ?? (folder.isEmpty ? nil : text(above: folder.dropLast()))
            known.updateValue(text, forKey: folder)
            return text
        }
        let found = folders.map { (folder: $0, text: text(above: $0)) }
        texts = Set(found.map(\.text))
        let around = Set(
            found.filter { $0.text == nil }.flatMap { found in
                (0...found.folder.count).map { found.folder.prefix($0).joined(separator: "/") }
            }
        )
        hasProjectInstead = around.contains { folder in
            let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
            return names?.contains { $0.hasSuffix(".xcodeproj") } == true
        }
    }

    /// In bytes; what is longer counts as no manifest.
    private static let limit = 1 << 20
}
