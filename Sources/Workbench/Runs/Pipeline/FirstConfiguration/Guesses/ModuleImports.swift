import Subject
import Toolchain

/// Which of the found modules import which.
struct ModuleImports {
    let modules: [FoundModule]
    /// The names of all targets that manifests declare, in whatever language.
    private let targets: Set<String>
    /// By the name that others import, and by each folder around it, the first in the order of folders.
    private let nearest: [String: [ArraySlice<Substring>: FoundModule]]
    private let byFolder: [String: FoundModule]
    /// What each imports, by its folder.
    private var direct: [String: [FoundModule]] = [:]

    init(modules: [FoundModule], targets: Set<String>) {
        self.modules = modules
        self.targets = targets
        nearest = Dictionary(grouping: modules, by: \.importedName).mapValues { modules in
            modules.reduce(into: [:]) { nearest, module in
                for folder in module.placesAround where nearest[folder] == nil { nearest[folder] = module }
            }
        }
        byFolder = Dictionary(modules.map { ($0.folder, $0) }) { first, _ in first }
        direct = Dictionary(modules.map { ($0.folder, found(by: $0)) }) { first, _ in first }
    }

    /// What the modules import, directly or through others, in the order of folders and without themselves.
    func reached(from start: [FoundModule]) -> [FoundModule] {
        var names = Set(start.map(\.name))
        var pending = start
        var found: [FoundModule] = []
        while let next = pending.popLast() {
            for module in imported(by: next) where names.insert(module.name).inserted {
                found.append(module)
                pending.append(module)
            }
        }
        return found.sorted { $0.folder < $1.folder }
    }

    /// Modules outside packages that no file imports, and of whose types two of the `users` or more speak.
    ///
    /// They must be compiled together with each of those. One name may be a chance, so each has to speak of two, unless
    /// it is a part of one's target. An app, or what belongs to another project, is nobody's layer. What only tests
    /// import may be compiled by itself, too.
    func spokenOf(by users: [FoundModule]) -> [FoundModule] {
        if users.count < 2 { return [] }
        let folders = Set(users.map(\.folder))
        let imported = modules.filter { !$0.isTest }.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        let mentioned = users.map { $0.mentionedNames.subtracting($0.typeNames) }
        return modules.filter { module in
            guard !module.isTest, !module.isInPackage, !imported.contains(module.importedName),
                !folders.contains(module.folder), module.host == nil, !module.isApp || module.isPart,
                module.project == nil || users.allSatisfy({ $0.project == module.project })
            else { return false }
            let least = module.isPart ? 1 : 2
            return mentioned.count(where: { $0.intersection(module.typeNames).count >= least }) > 1
        }
    }

    /// The other folders of the Xcode target that a module belongs to.
    func rest(of module: FoundModule) -> [FoundModule] {
        module.project == nil
            ? []
            : modules.filter {
                $0.origin == module.origin && $0.folder != module.folder && $0.host == nil
                    && ($0.whole == nil || $0.whole != module.whole)
            }
    }

    /// The other folders of the modules that the architectures' folders lie in.
    func beside(_ architectures: [FoundModule]) -> [FoundModule] {
        let wholes = Set(architectures.compactMap(\.whole))
        let own = Set(architectures.map(\.folder))
        return modules.filter { module in
            !module.isTest && !own.contains(module.folder) && module.whole.map(wholes.contains) == true
        }
    }

    /// What the module's files import, and the module that it lies in.
    ///
    /// If several modules have a name, the one that stands nearest is meant.
    func imported(by module: FoundModule) -> [FoundModule] { direct[module.folder] ?? found(by: module) }

    private func found(by module: FoundModule) -> [FoundModule] {
        let around = module.placesAround
        let imported = module.imports.compactMap { name in
            nearest[name].flatMap { nearest in around.lazy.compactMap { nearest[$0] }.first }
        }
        let others = imported.filter { $0.name != module.name && $0.folder != module.host }
        let host = module.host.flatMap { byFolder[$0] }
        return (others + [host].compactMap(\.self)).sorted { $0.folder < $1.folder }
    }

    /// What the modules import that is neither among the found ones nor a toolchain's, in alphabetical order.
    ///
    /// What a file imports only where it can is nothing that is missing.
    func foreign(to importers: [FoundModule]) -> [String] {
        let known = ToolchainModules.names.union(ToolchainModules.ofApple)
        return needed(by: importers).subtracting(known).sorted()
    }

    /// Whether the modules import what no build on the system has: another package's module, another system's, or what was
    /// taken apart.
    func needMore(than host: HostSystem, for importers: [FoundModule]) -> Bool {
        importers.contains { !$0.isTest && $0.whole?.isTarget == true } || !foreign(to: importers).isEmpty
            || !needed(by: importers).isDisjoint(with: host.absentModules)
    }

    /// What the modules import of others than the found ones.
    private func needed(by importers: [FoundModule]) -> Set<String> {
        importers.reduce(into: Set()) { $0.formUnion($1.neededImports) }
            .subtracting(targets).subtracting(modules.map(\.importedName))
            .subtracting(modules.compactMap(\.whole?.importedName))
    }
}

extension HostSystem {
    /// Modules that no computer has.
    static let ofDevices: Set = ["TVUIKit", "UIKit", "WatchKit"]

    /// Modules of other systems.
    fileprivate var absentModules: Set<String> {
        switch self {
        case .macOS: Self.ofDevices
        case .linux: ToolchainModules.names.union(ToolchainModules.ofApple).subtracting(ToolchainModules.ofSwift)
        }
    }
}

extension FoundModule {
    fileprivate var neededImports: Set<String> {
        Set(files.flatMap(\.names.declarations.imports).filter { !$0.isOptional }.map(\.module))
    }

    /// Its folder and those around it, the innermost first, by their parts.
    fileprivate var placesAround: [ArraySlice<Substring>] {
        let parts = folder.split(separator: "/")
        return (0...parts.count).reversed().map { parts[..<$0] }
    }
}
