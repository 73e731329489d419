import Subject
import Support

/// What the tests of the architectures share, as test doubles, without an import: the rest of their test targets.
struct SharedTestCode: Sendable {
    /// The folders with types that these tests name, directly or through each other.
    let folders: [FoundModule]
    /// The paths of files with such types that stand in no folder of their own, so that no configuration can name them.
    let loose: [String]
    /// All else of these targets: folders, and files of folders with something else in them.
    let unnamed: [String]

    /// `names` are taken, beside those of the modules.
    init(of tests: [FoundModule], among modules: [FoundModule], taken names: [String]) {
        let own = Set(tests.map(\.folder))
        let rest = modules.filter { module in
            !own.contains(module.folder) && tests.contains { $0.isTestedTogether(with: module) }
        }
        let declarers = Dictionary(
            rest.flatMap(\.files).flatMap { file in
                file.types.filter(\.isKnownElsewhere).map { ($0.name, [file]) }
            },
            uniquingKeysWith: +
        )
        let mentioned = tests.reduce(into: Set<String>()) { $0.formUnion($1.mentionedNames) }
        let reached = Set(reachableFrom: mentioned, over: { declarers[$0, default: []].flatMap(\.names.firstNames) })
        let named = Set(reached.flatMap { declarers[$0, default: []] }.map(\.path))

        var folders: [FoundModule] = []
        var taken = Set((modules.map(\.name) + names).map { $0.lowercased() })
        for module in rest where module.folder != module.whole?.folder {
            let files = module.files.filter { named.contains($0.path) }
            if files.isEmpty { continue }
            let folder = module.mayHoldTests ? Self.common(files.map(\.path)) : module.folder
            folders.append(Self.support(folder, of: module, taken: &taken))
        }
        let spoken = Set(folders.flatMap(\.files).map(\.path))
        self.folders = folders
        loose = named.subtracting(spoken).sorted()
        unnamed = rest.flatMap { module in
            let others = module.files.map(\.path).filter { !spoken.contains($0) && !named.contains($0) }
            let isWhole = others.count == module.files.count && module.folder != module.whole?.folder
            return isWhole ? [module.folder] : others
        }
    }
}

extension SharedTestCode {
    /// The folder that all of them lie in, the innermost.
    private static func common(_ paths: [String]) -> String {
        let folders = paths.map { $0.split(separator: "/").dropLast() }
        return folders.dropFirst().reduce(folders[0]) { common, folder in
            common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
        }
        .joined(separator: "/")
    }

    /// By its own name, or behind those of the folders around it, as many as it takes.
    private static func support(_ folder: String, of module: FoundModule, taken: inout Set<String>) -> FoundModule {
        let parts = folder.split(separator: "/")
        let titles = parts.indices.reversed().map { ModuleName.identifier(for: parts[$0...].joined()) }
        let title = titles.first { NameFault(inModule: $0) == nil && taken.insert($0.lowercased()).inserted }
        return FoundModule(
            title: title ?? module.name,
            folder: folder,
            isTest: true,
            origin: module.origin,
            whole: module.whole,
            files: module.files.filter { $0.path.hasPrefix(folder + "/") }
        )
    }
}

extension FoundModule {
    fileprivate var mayHoldTests: Bool { !imports.isDisjoint(with: ["Testing", "XCTest"]) }
}
