/// Tells which target of a package a file belongs to: as its manifest says, or else by the folders' convention.
struct TargetFolders {
    private let folders: [Folder]

    private struct Folder {
        let target: String
        let isTest: Bool
        let path: [Substring]
        let excluded: [[Substring]]

        func holds(_ file: [Substring]) -> Bool {
            file.count > path.count && file.starts(with: path)
                && !excluded.contains { file.dropFirst(path.count).starts(with: $0) }
        }
    }

    private static let sources = ["Sources", "Source", "src", "srcs"]
    private static let tests = ["Tests", "Sources", "Source", "src", "srcs"]

    /// `files` are the paths of the package's files, relative to it.
    init(manifest: PackageManifest, files: [String]) {
        let present = Set(files.flatMap(Self.foldersAround))
        folders = manifest.targets.compactMap { target in
            let usual = (target.isTest ? Self.tests : Self.sources + ["Plugins"]).map { "\($0)/\(target.name)" }
            let path = target.path ?? usual.first(where: present.contains) ?? usual[0]
            return Folder(
                target: target.name,
                isTest: target.isTest,
                path: path.split(separator: "/").filter { $0 != "." },
                excluded: target.excluded.map { $0.split(separator: "/").filter { $0 != "." } }
            )
        }
    }

    /// The target with the innermost folder around the file; none when no target is known for it.
    func target(of path: String) -> (name: String, isTest: Bool, folder: String)? {
        let parts = path.split(separator: "/")
        let innermost = folders.filter { $0.holds(parts) }.max { $0.path.count < $1.path.count }
        return innermost.map { ($0.target, $0.isTest, $0.path.joined(separator: "/")) }
    }

    private static func foldersAround(_ path: String) -> [String] {
        let parts = path.split(separator: "/").dropLast()
        return parts.indices.map { parts[...$0].joined(separator: "/") }
    }
}
