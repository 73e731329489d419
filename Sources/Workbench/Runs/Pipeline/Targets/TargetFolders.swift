/// Tells which target of a package a file belongs to: as its manifest says, or else by the folders' convention.
struct TargetFolders {
    /// By the parts of their paths.
    private let folders: [[Substring]: [Folder]]

    private struct Folder {
        let target: String
        let isTest: Bool
        let path: [Substring]
        /// The parts of the paths below it that are not the target's.
        let excluded: Set<[Substring]>

        /// `file` lies in the folder.
        func holds(_ file: [Substring]) -> Bool {
            !(0...file.count - path.count).contains { excluded.contains(Array(file.dropFirst(path.count).prefix($0))) }
        }
    }

    private static let sources = ["Sources", "Source", "src", "srcs"]
    private static let tests = ["Tests", "Sources", "Source", "src", "srcs"]

    /// `files` are the paths of the package's files, relative to it.
    init(of targets: [ManifestTarget], files: [String]) {
        let present = Set(
            files.flatMap { file in
                let parts = file.split(separator: "/").dropLast()
                return parts.indices.map { parts[...$0].joined(separator: "/") }
            }
        )
        let folders = targets.map { target in
            let usual = (target.isTest ? Self.tests : Self.sources + ["Plugins"]).map { "\($0)/\(target.name)" }
            let path = target.path ?? usual.first(where: present.contains) ?? usual[0]
            return Folder(
                target: target.name,
                isTest: target.isTest,
                path: path.split(separator: "/").filter { $0 != "." },
                excluded: Set(target.excluded.map { $0.split(separator: "/").filter { $0 != "." } })
            )
        }
        self.folders = Dictionary(grouping: folders, by: \.path).mapValues { Array($0.prefix(Self.mostOfOneFolder)) }
    }

    /// So many targets share the files of one folder; each file is looked for in all of them.
    private static let mostOfOneFolder = 64

    /// The target with the innermost folder around the file; `nil` if no target is known for it.
    func target(of path: String) -> (name: String, isTest: Bool, folder: String)? {
        let parts = path.split(separator: "/")
        for depth in parts.indices.reversed() {
            guard let folder = folders[Array(parts[..<depth])]?.first(where: { $0.holds(parts) }) else { continue }
            return (folder.target, folder.isTest, folder.path.joined(separator: "/"))
        }
        return nil
    }
}
