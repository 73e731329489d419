import Subject
import Support
import Toolchain

/// Puts files into modules: as their manifest or Xcode's project says, else by a folder that some file imports, else by
/// convention.
struct ModuleFinder {
    /// All but the manifests of packages, in the order of paths.
    let files: [MeasuredFile]
    /// The modules of the files, in the order of folders.
    ///
    /// None lies inside another unless it is compiled with it; files outside folders are in none.
    let modules: [FoundModule]
    /// Where a module has other screens with folders for architectures than the one that was taken.
    let otherScreens: [OtherScreens]
    /// The paths of the files that nothing compiles, although Xcode compiles others around them.
    let uncompiled: [String]
    /// The names of all targets that manifests declare, in whatever language.
    let targets: Set<String>

    init(of regions: [SourceRegion], compiledBy xcode: XcodeTargets) {
        targets = Set(regions.flatMap(\.files).flatMap { $0.manifest ?? [] }.map(\.name))
        files = regions.flatMap(\.files).filter { !$0.describesPackage }.sorted { $0.path < $1.path }
        let placed = FilePlaces(of: regions, compiledBy: xcode)
        uncompiled = placed.uncompiled
        let unbuilt = Set(files.filter(\.isForOtherDevices).compactMap(\.package))
        let imported = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        let parts = placed.modules.map { module in
            ModuleParts(
                of: module,
                isBuilt: module.files.first?.package.map { !unbuilt.contains($0) }
                    ?? (module.project == nil && !module.files.contains(where: \.isForOtherDevices)),
                isTarget: imported.contains(module.importedName)
            )
        }
        modules = Self.toldApart(parts.flatMap(\.all)).sorted { $0.folder < $1.folder }
        otherScreens = parts.compactMap(\.otherScreens)
    }

    /// Whether there is no file but manifests.
    var isEmpty: Bool { files.isEmpty }
}

extension MeasuredFile {
    /// Whether it imports what the package manager builds for no computer: a framework of phones, watches or televisions.
    fileprivate var isForOtherDevices: Bool {
        names.declarations.imports.contains { !$0.isOptional && HostSystem.ofDevices.contains($0.module) }
    }
}

extension ModuleFinder {
    /// Gives modules of one name names that tell them apart, as in a folder of packages that each have a `Core`.
    ///
    /// The first part of the folder comes before a name that is taken, and a number behind what is then still taken.
    private static func toldApart(_ modules: [FoundModule]) -> [FoundModule] {
        let counts = Dictionary(grouping: modules) { $0.name.lowercased() }.mapValues(\.count)
        // Some file systems have one folder for both cases. A module of a toolchain's name would hide the toolchain's.
        var taken: Set<String> = []
        // Below these numbers all are taken.
        var numbers: [String: Int] = [:]
        func take(_ name: String) -> Bool {
            !ToolchainModules.ofSwift.contains(name) && taken.insert(name.lowercased()).inserted
        }
        return modules.map { module in
            let folder = ModuleName.identifier(for: String(module.folder.prefix { $0 != "/" }))
            let isShared = counts[module.name.lowercased(), default: 0] > 1 && folder != module.name
            let start = isShared ? folder + module.name : module.name
            var renamed = module
            renamed.name = start
            var number = numbers[start, default: 2]
            while !take(renamed.name) {
                renamed.name = "\(start)\(number)"
                number += 1
            }
            numbers[start] = number
            return renamed
        }
    }
}
