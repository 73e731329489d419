import Subject

/// The folders of one module that are architectures: those side by side in it that are named for different patterns.
struct ModuleParts {
    /// The module itself, if it has no such folders.
    ///
    /// Else each of them, and what is left of the module, in which they lie. If all of it lies in folders beside them,
    /// and nothing makes it one target, these are modules too, and nothing is left.
    let all: [FoundModule]
    /// `nil` if there is one place with such folders at most.
    let otherScreens: OtherScreens?

    /// `isBuilt` says whether the package manager may build it.
    init(of module: FoundModule, isBuilt: Bool) {
        let places = PatternNames.all(in: module.folder).isEmpty ? Self.places(in: module) : []
        guard let place = places.first else {
            (all, otherScreens) = ([module], nil)
            return
        }
        let others = places.dropFirst()
        otherScreens =
            others.isEmpty || module.isTest
            ? nil : OtherScreens(taken: place.folder, others: others.map(\.folder), patterns: place.inner)
        let own = Dictionary(grouping: module.files) { file in
            file.path.hasPrefix(place.folder + "/") ? file.folders(in: place.folder).first.map(String.init) : nil
        }
        if own[nil] == nil, module.origin == .convention {
            all = own.sorted { $0.key ?? "" < $1.key ?? "" }.map { name, files in
                module.part(name, in: place.folder, files: files, host: nil)
            }
            return
        }
        // Tests of each screen are told apart; which of them are of the one that is taken shows later.
        let taken = module.isTest ? places : [place]
        let folders = Set(taken.flatMap(\.folders))
        let inside = Dictionary(grouping: module.files) { $0.path.foldersAround.first(where: folders.contains) }
        let rest = inside[nil] ?? []
        if module.isTest, isBuilt, !rest.isEmpty {
            // What the tests share would be missing from a build of some of them.
            all = [module]
            return
        }
        let host = module.isTest || rest.isEmpty ? nil : module.folder
        let parts = taken.flatMap { place in
            place.inner.map { name in
                module.part(name, in: place.folder, files: inside["\(place.folder)/\(name)"] ?? [], host: host)
            }
        }
        let beside =
            module.isTest ? module.folders(of: rest, outside: folders) : rest.isEmpty ? [] : [module.with(rest)]
        all = beside + parts
    }
}

/// Folders that are named for architectures, beside which others are compared.
struct OtherScreens: Hashable, Sendable {
    /// The folder whose inner folders are the architectures that are compared.
    let taken: String
    /// Those that have such folders too.
    let others: [String]
    /// The names of the inner ones.
    let patterns: [String]
}

extension ModuleParts {
    /// A folder that has some for different patterns.
    private struct Place {
        let folder: String
        /// The names of the inner ones that are named for a pattern, sorted.
        let inner: [String]
        let patterns: Int
        let codeLines: Int

        var folders: [String] { inner.map { "\(folder)/\($0)" } }
    }

    /// The one with the most patterns first; of several, that with the most code.
    private static func places(in module: FoundModule) -> [Place] {
        var found: [String: (names: Set<String>, codeLines: Int)] = [:]
        for file in module.files {
            let parts = file.folders(in: module.folder)
            guard let depth = parts.firstIndex(where: { !PatternNames.all(in: $0).isEmpty }) else { continue }
            let folder = ([module.folder[...]] + parts[..<depth]).joined(separator: "/")
            found[folder, default: ([], 0)].names.insert(String(parts[depth]))
            found[folder, default: ([], 0)].codeLines += file.figures.lines.code
        }
        return found.map { folder, found in
            let patterns = Set(found.names.map { PatternNames.all(in: $0) }).count
            return Place(folder: folder, inner: found.names.sorted(), patterns: patterns, codeLines: found.codeLines)
        }
        .filter { $0.patterns > 1 }
        .sorted { ($1.patterns, $1.codeLines, $0.folder) < ($0.patterns, $0.codeLines, $1.folder) }
    }
}

extension FoundModule {
    /// The files of a folder in it; those that stand loose have none.
    fileprivate func part(_ name: String?, in folder: String, files: [MeasuredFile], host: String?) -> FoundModule {
        let title = name ?? String(folder.lastPart)
        return FoundModule(
            title: isTest && !title.hasSuffix("Tests") ? title + "Tests" : title,
            folder: name.map { "\(folder)/\($0)" } ?? folder,
            isTest: isTest,
            origin: origin,
            host: host,
            whole: isTest || host == nil ? Whole(folder: self.folder, importedName: importedName) : nil,
            files: files
        )
    }

    /// What is left of it, as its outermost folders that have none of the others in them; and it itself with the files
    /// that lie loose around those.
    fileprivate func folders(of rest: [MeasuredFile], outside others: Set<String>) -> [FoundModule] {
        let around = Set(others.flatMap { ["\($0)/"] }.flatMap(\.foldersAround))
        let groups = Dictionary(grouping: rest) { file in
            file.path.foldersAround.reversed().first { $0.hasPrefix(folder + "/") && !around.contains($0) }
        }
        return groups.sorted { ($0.key ?? "") < ($1.key ?? "") }.map { path, files in
            let outer = path.map { $0.dropLast($0.lastPart.count + 1) } ?? folder[...]
            return part(path.map { String($0.lastPart) }, in: String(outer), files: files, host: nil)
        }
    }
}
