import Coupling

/// Files that no manifest puts into a target, as the modules that they must be.
///
/// All of them are one module, as an app is that Xcode builds, but for folders side by side that declare types of the
/// same name, as variants of an app do: no compiler takes two such types in one module, so each of these folders is
/// one.
struct LooseModules {
    private let files: [MeasuredFile]
    /// The paths of the folders that are modules, in parts; the outermost one has none.
    private let folders: Set<[Substring]>

    init(of files: [MeasuredFile]) {
        self.files = files.sorted { $0.path < $1.path }
        var declarers: [String: [[Substring]]] = [:]
        for file in self.files {
            for type in file.types where type.outer == nil && !type.isPrivate && !type.isLocal {
                declarers[type.name, default: []].append(Self.folder(of: file))
            }
        }
        folders = declarers.values.reduce(into: [[]]) { folders, declarers in
            // In the order of paths, so that of any two that part somewhere, two neighbours part there.
            for (first, second) in zip(declarers, declarers.dropFirst()) {
                let common = zip(first, second).prefix { $0 == $1 }.count
                for folder in [first, second] where folder.count > common {
                    folders.insert(Array(folder.prefix(common + 1)))
                }
            }
        }
    }

    /// One for each of the folders, even if all its files are in others; named like its path, which starts with `.`.
    var modules: [SourceModule] {
        let owned = Dictionary(grouping: files) { file in
            var folder = Self.folder(of: file)
            while !folders.contains(folder) { folder.removeLast() }
            return folder
        }
        return folders.map { folder in
            let path = (["."] + folder).joined(separator: "/")
            return SourceModule(name: path, files: owned[folder, default: []].map(\.names), folder: path)
        }
    }

    private static func folder(of file: MeasuredFile) -> [Substring] { file.path.split(separator: "/").dropLast() }
}
