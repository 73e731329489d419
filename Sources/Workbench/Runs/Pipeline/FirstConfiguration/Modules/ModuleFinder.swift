import Subject
import Support

/// Puts files into modules: as their manifest says, else by a folder that some file imports, else by convention.
struct ModuleFinder {
    /// In the order of paths, without the manifests of packages; with the place that a manifest gives each.
    private let files: [(file: MeasuredFile, place: Place?)]
    /// The modules that any file imports: a folder with such a name is taken for that module.
    private let importedNames: Set<String>
    /// The folders that are no modules, because modules and their tests lie side by side in them or deeper.
    private let containers: Set<String>
    /// The names of all targets that manifests declare, in whatever language.
    let targets: Set<String>

    private struct Place: Hashable {
        let name: String
        /// Relative to what is looked at; empty for that itself.
        let folder: String
        /// `nil` if the files have to be asked.
        let isTest: Bool?

        var order: Int { isTest == nil ? 1 : 0 }
    }

    init(of regions: [SourceRegion]) {
        targets = Set(regions.flatMap(\.files).flatMap { $0.manifest ?? [] }.map(\.name))
        files = regions.flatMap { region in
            let folders = region.folders
            return region.files.filter { $0.manifest == nil }.map { file -> (file: MeasuredFile, place: Place?) in
                let place = folders?.target(of: region.path(of: file)).map { target in
                    let parts = [region.package ?? "", target.folder].filter { !$0.isEmpty }
                    return Place(name: target.name, folder: parts.joined(separator: "/"), isTest: target.isTest)
                }
                return (file, place)
            }
        }
        .sorted { $0.file.path < $1.file.path }
        importedNames = files.reduce(into: Set()) { $0.formUnion($1.file.imports) }.subtracting(ToolchainModules.names)
        containers = Self.containers(of: files.filter { $0.place == nil && $0.file.package == nil }.map(\.file.path))
    }

    /// Whether there is no file but manifests.
    var isEmpty: Bool { files.isEmpty }

    /// In the order of folders, none inside another unless it is compiled with it; files outside folders are in no module.
    var modules: [FoundModule] {
        var groups: [Place: [MeasuredFile]] = [:]
        for (file, place) in files {
            guard let place = place ?? conventionalPlace(of: file), !place.folder.isEmpty else { continue }
            groups[place, default: []].append(file)
        }
        // What a manifest says comes first: a folder around a target is no module of its own.
        let places = groups.keys.sorted { ($0.order, $0.folder, $0.name) < ($1.order, $1.folder, $1.name) }
        var taken: Set<String> = []
        var around: Set<String> = []
        let kept = places.filter { place in
            let outer = place.folder.foldersAround
            guard !around.contains(place.folder), taken.isDisjoint(with: outer + [place.folder]) else { return false }
            taken.insert(place.folder)
            around.formUnion(outer)
            return true
        }
        let modules = kept.map { module(at: $0, files: groups[$0, default: []]) }
        return Self.toldApart(modules.flatMap { ModuleParts(of: $0).all })
            .sorted { $0.folder < $1.folder }
    }
}

extension ModuleFinder {
    /// The folders around each folder that has another one for its tests beside it, as Xcode lays out a project: `App`
    /// beside `AppTests` or `AppUITests`.
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
                let names = ["Tests", "UITests"].filter(part.hasSuffix).map { part.dropLast($0.count) }
                guard !containers.contains(outer), names.contains(where: { isFolder("\(outer)/\($0)") }) else {
                    continue
                }
                for depth in 1...place { containers.insert(parts.prefix(depth).joined(separator: "/")) }
            }
        }
    }

    private func conventionalPlace(of file: MeasuredFile) -> Place? {
        let parts = Array(file.path.split(separator: "/").dropLast())
        let start = file.package?.split(separator: "/").count ?? 0
        guard parts.count > start else { return nil }
        let places = parts.indices.dropFirst(start).drop { containers.contains(parts[...$0].joined(separator: "/")) }
        let imported = places.first { importedNames.contains(String(parts[$0])) }
        let isConventional = file.package != nil && ["Sources", "Tests", "Plugins"].contains(parts[start])
        let usual = isConventional && parts.count > start + 1 ? start + 1 : places.first
        let last = imported ?? usual ?? parts.count - 1
        return Place(name: String(parts[last]), folder: parts[...last].joined(separator: "/"), isTest: nil)
    }

    private func module(at place: Place, files: [MeasuredFile]) -> FoundModule {
        let isTest = place.isTest ?? isTest(files, at: place)
        let identifier = ModuleName.identifier(for: place.name)
        let isNamedForTested = isTest && place.isTest == nil && !identifier.hasSuffix("Tests")
        let name = isNamedForTested ? identifier + "Tests" : identifier
        return FoundModule(
            name: name,
            folder: place.folder,
            isTest: isTest,
            isTarget: place.isTest != nil,
            files: files
        )
    }

    /// What others import is no test, wherever it stands, unless it has tests.
    private func isTest(_ files: [MeasuredFile], at place: Place) -> Bool {
        if files.contains(where: { !$0.imports.isDisjoint(with: ["Testing", "XCTest"]) }) { return true }
        let isAmongTests = place.folder.split(separator: "/").contains { $0.hasSuffix("Tests") }
        return isAmongTests && !importedNames.contains(place.name)
    }

    /// Gives modules of one name names that tell them apart, as in a folder of packages that each have a `Core`.
    ///
    /// The first part of the folder comes before a name that is taken, and a number behind what is then still taken.
    private static func toldApart(_ modules: [FoundModule]) -> [FoundModule] {
        let counts = Dictionary(grouping: modules, by: \.name).mapValues(\.count)
        // A module of a toolchain's name would hide the toolchain's.
        var taken = ToolchainModules.ofSwift
        return modules.map { module in
            let folder = ModuleName.identifier(for: String(module.folder.prefix { $0 != "/" }))
            let isShared = counts[module.name, default: 0] > 1 && folder != module.name
            let start = isShared ? folder + module.name : module.name
            var renamed = module
            renamed.name = start
            var number = 2
            while !taken.insert(renamed.name).inserted {
                renamed.name = "\(start)\(number)"
                number += 1
            }
            return renamed
        }
    }
}
