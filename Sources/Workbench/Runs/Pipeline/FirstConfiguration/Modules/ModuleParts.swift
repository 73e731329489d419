import Subject

/// The folders of one module that are architectures: those side by side in it that are named for different patterns.
struct ModuleParts {
    /// The module itself, if it has no such folders.
    ///
    /// Else each of them, and what is left of the module, in which they lie. If all of it lies in folders beside them, or
    /// starts the app, and no package manager builds it by its name, these folders are modules too, and nothing is left.
    let all: [FoundModule]
    /// `nil` if there is one place with such folders at most.
    let otherScreens: OtherScreens?

    /// `isBuilt` says whether a package manager may build it, `isTarget` whether something says that it is compiled as one.
    init(of module: FoundModule, isBuilt: Bool, isTarget: Bool) {
        let places = PatternNames.all(in: module.folder).isEmpty ? Self.places(in: module) : []
        guard let place = places.first else {
            (all, otherScreens) = ([module], nil)
            return
        }
        let others = places.dropFirst()
        otherScreens =
            others.isEmpty || module.isTest
            ? nil : OtherScreens(taken: place.folder, others: others.map(\.folder), patterns: place.inner)
        // Tests of each screen are told apart; which of them are of the one that is taken shows later.
        let taken = module.isTest ? places : [place]
        let folders = Set(taken.flatMap(\.folders))
        let inside = Dictionary(grouping: module.files) { $0.path.foldersAround.first(where: folders.contains) }
        let rest = inside[nil] ?? []
        let whole = FoundModule.Whole(
            folder: module.folder,
            importedName: module.importedName,
            isTarget: isTarget || module.project != nil
        )
        func architectures(host: String?, of whole: FoundModule.Whole?) -> [FoundModule] {
            taken.flatMap { place in
                place.inner.map { name in
                    let folder = "\(place.folder)/\(name)"
                    return module.part(folder, files: inside[folder] ?? [], host: host, whole: whole)
                }
            }
        }
        let isInFolders =
            module.origin == .convention
            && module.files.allSatisfy { $0.path.foldersAround.dropFirst().contains(place.folder) }
        if module.isTest, module.isInPackage, isBuilt, !rest.isEmpty, !isInFolders {
            // What the tests share would be missing from a build of some of them.
            all = [module]
            return
        }
        let beside = module.folders(of: rest, outside: folders, whole: whole)
        let isLoose = beside.contains { $0.folder == module.folder && !$0.isLeftAlone(by: module.files) }
        // Tests import what is built by its name. What is not has one that says what it is to the architectures.
        let isNamed = module.isInPackage || isBuilt
        if module.isTest || isInFolders || rest.isEmpty || !isNamed && !isLoose {
            all = beside + architectures(host: nil, of: module.isTest || isInFolders || !isNamed ? whole : nil)
            return
        }
        var host = module.with(rest)
        if !isNamed { host.name = "Shared" }
        all = [host] + architectures(host: module.folder, of: isNamed ? nil : whole)
    }
}

/// Folders that are named for architectures, beside which others are compared.
struct OtherScreens: Hashable, Sendable {
    /// The folder whose inner folders are the architectures that are compared.
    let taken: String
    /// The other folders whose inner folders are named for architectures, too.
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
    /// The files of a folder in it, or those that lie loose in it.
    fileprivate func part(_ folder: String, files: [MeasuredFile], host: String?, whole: Whole?) -> FoundModule {
        let title = String(folder.lastPart)
        return FoundModule(
            title: isTest && !title.hasSuffix("Tests") ? title + "Tests" : title,
            folder: folder,
            isTest: isTest,
            origin: origin,
            host: host,
            whole: whole,
            files: files
        )
    }

    /// What is left of it, as its outermost folders that have none of the others in them; and it itself with the files
    /// that lie loose around those.
    ///
    /// Of a target, a folder that has some that draw and some that do not, and nothing else, is taken apart, too.
    fileprivate func folders(of rest: [MeasuredFile], outside others: Set<String>, whole: Whole) -> [FoundModule] {
        let around = Set(others.flatMap { "\($0)/".foldersAround })
        let groups = Dictionary(grouping: rest) { file in
            file.path.foldersAround.reversed().first { $0.hasPrefix(folder + "/") && !around.contains($0) } ?? folder
        }
        return groups.sorted { $0.key < $1.key }.flatMap { folder, files in
            let inner = isTest || !whole.isTarget || folder == self.folder ? nil : Self.layers(of: files, in: folder)
            let parts = inner ?? [folder: files]
            return parts.sorted { $0.key < $1.key }.map { folder, files in
                let part = part(folder, files: files, host: nil, whole: whole)
                // What is left of a project's target is no app of its own.
                return isTest || project == nil ? part : part.asPart(named: part.title)
            }
        }
    }

    /// The inner folders of one; `nil` unless all lies in some that draw and some that do not.
    private static func layers(of files: [MeasuredFile], in folder: String) -> [String: [MeasuredFile]]? {
        let inner = Dictionary(grouping: files) { file in
            file.folders(in: folder).first.map { "\(folder)/\($0)" } ?? folder
        }
        let drawing = inner.values.count { files in
            files.contains { !$0.imports.isDisjoint(with: ToolchainModules.userInterface) }
        }
        return inner[folder] == nil && drawing > 0 && drawing < inner.count ? inner : nil
    }

    /// Whether it starts an app, and no other of the files speaks of it.
    fileprivate func isLeftAlone(by files: [MeasuredFile]) -> Bool {
        let own = Set(self.files.map(\.path))
        let spokenOf = Set(files.filter { !own.contains($0.path) }.flatMap(\.names.firstNames))
        return self.files.allSatisfy(\.startsApp) && typeNames.isDisjoint(with: spokenOf)
    }
}
