import Subject

/// The folders of one module that are architectures: those side by side in it that are named for different patterns.
struct ModuleParts {
    private let module: FoundModule
    /// Their paths, sorted; empty if the module has none.
    private let folders: [String]

    init(of module: FoundModule) {
        self.module = module
        folders = PatternNames.all(in: module.folder).isEmpty ? Self.folders(in: module) : []
    }

    /// The module itself, if it has no such folders.
    ///
    /// Else each of them, and what is left of the module, in which they lie. If all of it lies in folders beside them, and
    /// no manifest makes it one target, these are modules too, and nothing is left.
    var all: [FoundModule] {
        if folders.isEmpty { return [module] }
        let parent = folders[0].split(separator: "/").dropLast().joined(separator: "/")
        let own = Dictionary(grouping: module.files) { file in
            file.path.dropFirst(parent.count + 1).split(separator: "/").dropLast().first.map { "\(parent)/\($0)" }
        }
        let isOnlyFolders = own[nil] == nil && module.files.allSatisfy { $0.path.hasPrefix(parent + "/") }
        if isOnlyFolders, !module.isTarget {
            return own.sorted { $0.key ?? "" < $1.key ?? "" }.map { part(in: $0 ?? parent, files: $1, host: nil) }
        }
        let rest = module.files.filter { file in !folders.contains { file.path.hasPrefix($0 + "/") } }
        if module.isTest, !rest.isEmpty { return [module] }
        let host = rest.isEmpty ? nil : module.folder
        let parts = folders.map { folder in
            part(in: folder, files: module.files.filter { $0.path.hasPrefix(folder + "/") }, host: host)
        }
        if rest.isEmpty { return parts }
        return [
            FoundModule(
                name: module.name,
                folder: module.folder,
                isTest: module.isTest,
                isTarget: module.isTarget,
                files: rest
            )
        ] + parts
    }
}

extension ModuleParts {
    /// Of the folders that have the most patterns in one place, those that are named for one.
    private static func folders(in module: FoundModule) -> [String] {
        var found: Set<String> = []
        for file in module.files {
            let parts = file.path.split(separator: "/").dropLast()
            let depth = parts.indices.dropFirst(module.folder.split(separator: "/").count).first { index in
                !PatternNames.all(in: parts[index]).isEmpty
            }
            if let depth { found.insert(parts[...depth].joined(separator: "/")) }
        }
        let places = Dictionary(grouping: found) { $0.split(separator: "/").dropLast() }
        let counts = places.mapValues { Set($0.map { PatternNames.all(in: $0.lastPart) }).count }
        let best = counts.filter { $0.value > 1 }.max { left, right in
            (left.value, right.key.count, right.key.joined()) < (right.value, left.key.count, left.key.joined())
        }
        return best.map { places[$0.key, default: []].sorted() } ?? []
    }

    private func part(in folder: String, files: [MeasuredFile], host: String?) -> FoundModule {
        let identifier = ModuleName.identifier(for: String(folder.lastPart))
        let name = module.isTest && !identifier.hasSuffix("Tests") ? identifier + "Tests" : identifier
        return FoundModule(
            name: name,
            folder: folder,
            isTest: module.isTest,
            isTarget: false,
            host: host,
            files: files
        )
    }
}

extension String {
    fileprivate var lastPart: Substring { split(separator: "/").last ?? self[...] }
}
