import Files
import Foundation
import Support

/// The manifests that modules are compiled by: the nearest `Package.swift` above each.
struct NearestManifests {
    /// Their texts, each once; `nil` is among them if a module has no manifest above it, as in Xcode.
    let texts: Set<String?>
    /// Whether a folder without a manifest lies in an Xcode project, or beside one, that has some of its files.
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
        // Each is read once, for a project may be as large as all of the code.
        var projects: [String: [NamedFiles]] = [:]
        hasProjectInstead = found.contains {
            $0.text == nil && Self.hasProject(around: $0.folder, in: root, knowing: &projects)
        }
    }

    /// Whether a project in the folder, or in one around it, has some of the folder's files.
    private static func hasProject(
        around folder: [Substring],
        in root: URL,
        knowing known: inout [String: [NamedFiles]]
    ) -> Bool {
        let projects = (0...folder.count).flatMap { depth in
            let place = folder.prefix(depth).joined(separator: "/")
            let files = known[place] ?? NamedFiles.all(in: place, of: root)
            known[place] = files
            return files.map { (depth: depth, files: $0) }
        }
        if projects.isEmpty { return false }
        let walk = SourceWalk(root: root, exclusion: Exclusion())
        let paths = (try? walk.contents(of: folder.joined(separator: "/")).files) ?? []
        return paths.map(\.pathParts).contains { path in
            projects.contains { $0.files.has(path.dropFirst($0.depth)) }
        }
    }

    /// In bytes; what is longer counts as no manifest.
    private static let limit = 1 << 20
}

/// The files and folders that an Xcode project names.
private struct NamedFiles {
    /// The last parts of their paths.
    let names: Set<String>
    /// Whether it has folders with whatever is in them, which Xcode 16 keeps in step with the disk.
    let hasWholeFolders: Bool

    /// Of each project in the folder.
    static func all(in folder: String, of root: URL) -> [NamedFiles] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        return (names ?? []).filter { $0.hasSuffix(".xcodeproj") }.compactMap { name in
            let path = ([folder, name, "project.pbxproj"].filter { !$0.isEmpty }).joined(separator: "/")
            return (try? EnclosedFile(path, in: root).contents(upTo: limit)).map { NamedFiles(in: $0) }
        }
    }

    private init(in project: Data) {
        let start = Data("path = ".utf8)
        var names: Set<String> = []
        var rest = project[...]
        while let found = rest.range(of: start) {
            rest = project[found.upperBound...]
            let before = found.lowerBound == project.startIndex ? nil : project[found.lowerBound - 1]
            let path = rest.prefix(Self.longest).prefix { !Self.ends.contains($0) }
            rest = rest.dropFirst(path.count)
            guard before.map({ Self.ends.contains($0) || $0 == UInt8(ascii: " ") }) ?? true else { continue }
            // A name of other bytes, or of more marks than any script has, is no file's.
            let text = try? UnicodeFault.text(of: Data(path))
            if let name = text?.filter({ $0 != "\"" }).pathParts.last { names.insert(name) }
        }
        self.names = names
        hasWholeFolders = project.range(of: Data("PBXFileSystemSynchronizedRootGroup".utf8)) != nil
    }

    /// What stands around an entry, but for blanks.
    private static let ends = Set(";{}\n\r\t".utf8)
    /// In bytes, of a path.
    private static let longest = 4096

    /// Whether it has the file of that path, which begins at the project's folder.
    func has(_ path: ArraySlice<String>) -> Bool {
        names.contains(path.last ?? "") || hasWholeFolders && path.dropLast().contains(where: names.contains)
    }

    /// In bytes; what is longer counts as no project.
    private static let limit = 16 << 20
}
