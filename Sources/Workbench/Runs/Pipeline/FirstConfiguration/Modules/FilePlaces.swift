import Subject
import Support

/// The folders that files belong to as modules.
struct FilePlaces {
    private let files: [MeasuredFile]
    /// In the order of the files; `nil` if the files go by convention.
    private let owners: [FileOwner?]
    /// The modules that any file imports: a folder with such a name is taken for that module.
    private let importedNames: Set<String>
    /// The folders that are no modules, because modules lie in them.
    private let containers: Set<String>

    private struct Place: Hashable {
        let title: String
        /// Relative to what is looked at; empty for that itself.
        let folder: String
        let origin: FoundModule.Origin
        /// `nil` if the files have to be asked.
        let isTest: Bool?

        var order: Int { origin == .convention ? 1 : 0 }
    }

    init(of regions: [SourceRegion], compiledBy xcode: XcodeTargets) {
        let owned = Self.owners(of: regions, compiledBy: xcode).sorted { $0.file.path < $1.file.path }
        files = owned.map(\.file)
        owners = owned.map(\.owner)
        importedNames = files.reduce(into: Set()) { $0.formUnion($1.imports) }.subtracting(ToolchainModules.names)
        let loose = owned.filter { $0.owner == nil }.map(\.file.path)
        let packages = Set(files.compactMap(\.package)).subtracting([""])
        let projects = files.filter(\.describesTuistProject).flatMap(\.path.foldersAround)
        containers = Self.containers(of: loose).union(packages.flatMap(\.foldersAround)).union(projects)
    }

    /// The paths of the files that nothing compiles.
    var uncompiled: [String] { zip(files, owners).filter { $0.1 == .nothing }.map(\.0.path) }

    /// In the order in which they take folders: what a manifest or a project says comes first.
    var modules: [FoundModule] {
        var groups: [Place: [MeasuredFile]] = [:]
        let folders = ProjectFolders(of: zip(files, owners).map { ($0.path, $1) })
        for (file, owner) in zip(files, owners) {
            guard let place = place(of: file, owner: owner, in: folders), !place.folder.isEmpty else { continue }
            groups[place, default: []].append(file)
        }
        let places = groups.keys.sorted { ($0.order, $0.folder, $0.title) < ($1.order, $1.folder, $1.title) }
        var taken: Set<String> = []
        var around: Set<String> = []
        let kept = places.filter { place in
            let outer = place.folder.foldersAround
            guard !around.contains(place.folder), taken.isDisjoint(with: outer + [place.folder]) else { return false }
            taken.insert(place.folder)
            around.formUnion(outer)
            return true
        }
        return Self.titled(kept.map { module(at: $0, files: groups[$0, default: []]) })
    }
}

extension FilePlaces {
    /// Of all files but manifests.
    private static func owners(
        of regions: [SourceRegion],
        compiledBy xcode: XcodeTargets
    ) -> [(file: MeasuredFile, owner: FileOwner?)] {
        let owned = regions.flatMap { region in
            let folders = region.folders
            return region.files.filter { !$0.describesPackage }.map { file -> (file: MeasuredFile, owner: FileOwner?) in
                if let target = folders?.target(of: region.path(of: file)) {
                    let folder = [region.package ?? "", target.folder].filter { !$0.isEmpty }.joined(separator: "/")
                    return (file, .manifest(name: target.name, folder: folder, isTest: target.isTest))
                }
                return (file, xcode.owner(of: file.path).map(FileOwner.project) ?? file.package.map(FileOwner.package))
            }
        }
        let projects = Set(
            owned.compactMap { if case .project(let target) = $0.owner { target.project } else { nil } }
        )
        return owned.map { file, owner in
            let isLeft = owner == nil && !projects.isDisjoint(with: file.path.foldersAround)
            return (file, isLeft ? .nothing : owner)
        }
    }

    /// The folders around each folder that has another one for its tests beside it, as Xcode lays out a project: `App`
    /// beside `AppTests` or `AppUITests`; or as Tuist does, `Sources` beside `Tests`.
    ///
    /// The paths of the files are sorted.
    private static func containers(of files: [String]) -> Set<String> {
        func isFolder(_ path: String) -> Bool {
            let first = files.partitioningIndex { $0 >= path + "/" }
            return first < files.count && files[first].hasPrefix(path + "/")
        }
        return files.reduce(into: []) { containers, file in
            let parts = file.split(separator: "/").dropLast()
            for (place, part) in parts.enumerated() where part.hasSuffix("Tests") && place > 0 {
                let outer = parts.prefix(place).joined(separator: "/")
                let names =
                    part == "Tests"
                    ? ["Source", "Sources"]
                    : ["Tests", "UITests"].filter(part.hasSuffix).map { part.dropLast($0.count) }
                guard !containers.contains(outer), names.contains(where: { isFolder("\(outer)/\($0)") }) else {
                    continue
                }
                for depth in 1...place { containers.insert(parts.prefix(depth).joined(separator: "/")) }
            }
        }
    }

    private func place(of file: MeasuredFile, owner: FileOwner?, in folders: ProjectFolders) -> Place? {
        switch owner {
        case .manifest(let name, let folder, let isTest):
            return Place(title: name, folder: folder, origin: .manifest, isTest: isTest)
        case .project(let target):
            return folders.folder(of: file.path, of: target).map { folder in
                Place(title: target.name, folder: folder, origin: .project(target), isTest: target.isTest)
            }
        case .nothing: return nil
        case .package, nil: return conventionalPlace(of: file)
        }
    }

    private func conventionalPlace(of file: MeasuredFile) -> Place? {
        let parts = Array(file.path.split(separator: "/").dropLast())
        let start = file.package?.split(separator: "/").count ?? 0
        // What lies loose among modules is in none.
        guard parts.count > start, !containers.contains(parts.joined(separator: "/")) else { return nil }
        let places = parts.indices.dropFirst(start).drop { containers.contains(parts[...$0].joined(separator: "/")) }
        // A folder in one of an app may be the module called like both: Cats/MVC is CatsMVC.
        let imported = places.lazy.compactMap { place -> (place: Int, title: String)? in
            let own = String(parts[place])
            let titles = [own] + (place > start ? [parts[place - 1] + own] : [])
            return titles.first(where: importedNames.contains).map { (place, $0) }
        }.first
        let isConventional = file.package != nil && ["Sources", "Tests", "Plugins"].contains(parts[start])
        let usual = isConventional && parts.count > start + 1 ? start + 1 : places.first
        let last = imported?.place ?? usual ?? parts.count - 1
        let isUsual = ["Source", "Sources", "Tests"].contains(parts[last])
        let isInContainer = last > start && containers.contains(parts[..<last].joined(separator: "/"))
        return Place(
            // Only the folder around these has a name.
            title: imported?.title ?? String(parts[isUsual && isInContainer ? last - 1 : last]),
            folder: parts[...last].joined(separator: "/"),
            origin: .convention,
            isTest: nil
        )
    }

    private func module(at place: Place, files: [MeasuredFile]) -> FoundModule {
        let isTest = place.isTest ?? isTest(files, at: place)
        let isNamedForTested = isTest && place.isTest == nil && !place.title.hasSuffix("Tests")
        return FoundModule(
            title: isNamedForTested ? place.title + "Tests" : place.title,
            folder: place.folder,
            isTest: isTest,
            origin: place.origin,
            files: files
        )
    }

    /// Of the folders of one target, the largest has its name; the others go by their own.
    ///
    /// One that is called like the target comes before it, unless it has hardly a file: what is large may be copied. If
    /// that is a pattern's name, it always does: what is larger may be what all variants share.
    private static func titled(_ modules: [FoundModule]) -> [FoundModule] {
        let targets = Dictionary(grouping: modules.filter { $0.project != nil }, by: \.origin)
        let keepers = targets.values.compactMap { folders in
            let most = folders.map(\.files.count).max() ?? 0
            let named = folders.first { folder in
                folder.folder.lastPart == folder.title
                    && (folder.files.count * 3 >= most || !PatternNames.all(in: folder.title).isEmpty)
            }
            return (named ?? folders.max { ($0.codeLines, $1.folder) < ($1.codeLines, $0.folder) })?.folder
        }
        return modules.map { module in
            module.project == nil || keepers.contains(module.folder)
                ? module : module.asPart(named: String(module.folder.lastPart))
        }
    }

    /// What others import is no test, wherever it stands, unless it has tests.
    private func isTest(_ files: [MeasuredFile], at place: Place) -> Bool {
        if files.contains(where: { !$0.imports.isDisjoint(with: ["Testing", "XCTest"]) }) { return true }
        let isAmongTests = place.folder.split(separator: "/").contains { $0.hasSuffix("Tests") }
        return isAmongTests && !importedNames.contains(place.title)
    }
}

extension MeasuredFile {
    /// Also for one version of the tools alone.
    var describesPackage: Bool { manifest != nil || package != nil && path.lastPart.hasPrefix("Package@swift-") }
}

extension MeasuredFile {
    /// Whether Tuist makes an Xcode project of it, for the folders beside it.
    fileprivate var describesTuistProject: Bool {
        ["Project.swift", "Workspace.swift"].contains(path.lastPart) && imports.contains("ProjectDescription")
    }
}

extension String {
    /// Of a path.
    var lastPart: Substring { split(separator: "/").last ?? self[...] }
}
