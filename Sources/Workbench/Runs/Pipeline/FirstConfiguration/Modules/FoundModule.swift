import Declarations

/// A folder of sources that is taken for one module.
struct FoundModule: Sendable {
    /// No other module has it.
    var name: String
    /// By which others import it: its own name, unless another module has that too.
    let importedName: String
    /// Relative to the root.
    let folder: String
    let isTest: Bool
    /// Whether a manifest says that it is one.
    let isTarget: Bool
    /// The folder of the module that it is compiled with, and lies in; `nil` if it is compiled by itself.
    var host: String?
    /// In the order of paths.
    var files: [MeasuredFile]

    var codeLines: Int { files.reduce(0) { $0 + $1.figures.lines.code } }

    var imports: Set<String> { files.reduce(into: []) { $0.formUnion($1.imports) } }

    /// Whether a folder's name says that it shows how something else is used.
    var isDemo: Bool {
        let words = folder.lowercased().split { !$0.isLetter }
        return !Self.demoWords.isDisjoint(with: words.map(String.init))
    }

    private static let demoWords: Set = [
        "benchmark", "benchmarks", "demo", "demos", "example", "examples", "playground", "playgrounds", "sample",
        "samples",
    ]

    var isInPackage: Bool { files.contains { $0.package != nil } }

    /// The names that its files speak of, each dotted one by its first part.
    var mentionedNames: Set<String> { Set(files.flatMap(\.names.firstNames)) }

    /// Without those of nested types, which are parts of something with a role.
    var roles: [RoleGuess] { files.flatMap(\.roles).filter { !$0.type.contains(".") } }

    /// The names of the types that a role was guessed for.
    var roleTypes: Set<String> { Set(roles.map(\.type)) }

    /// Whether it is run by the package manager, while it builds or on request.
    var isPlugin: Bool { imports.contains("PackagePlugin") }

    /// The names of the types that other files may know, without nested ones.
    var typeNames: Set<String> { Set(files.flatMap(\.types).filter(\.isKnownElsewhere).map(\.name)) }

    /// The names of the folders that stand in it directly.
    var outermostFolders: Set<String> { Set(files.compactMap { innerFolders(of: $0).first }.map(String.init)) }

    /// The folders for which something that stands in them is named: `LoadCat`, with `LoadCatView` in it.
    ///
    /// Of a folder inside another one, the outer is the scene; one that is named for what all have in common is none.
    var scenes: Set<String> { folders { $0.types.filter(\.isKnownElsewhere).map(\.name) } }

    /// The folders for which a type with a role is named.
    var scenesOfRoles: Set<String> { folders { $0.roles.map(\.type) } }
}

extension FoundModule {
    /// The folders around a file that begin one of its names, and are not the whole of it.
    private func folders(beginning names: (MeasuredFile) -> [String]) -> Set<String> {
        let folders = files.flatMap { file in
            let names = names(file)
            return innerFolders(of: file).filter { folder in
                !Self.commonFolders.contains(folder.lowercased())
                    && names.contains { $0.hasPrefix(folder) && $0.count > folder.count }
            }
        }
        let found = Set(folders)
        let inner = files.flatMap { file in innerFolders(of: file).drop { !found.contains($0) }.dropFirst() }
        return Set(found.subtracting(inner).map(String.init))
    }

    private static let commonFolders: Set = [
        "app", "base", "common", "core", "network", "networking", "service", "services", "shared",
    ]

    private func innerFolders(of file: MeasuredFile) -> [Substring] {
        file.path.dropFirst(folder.count + 1).split(separator: "/").dropLast()
    }
}

extension TypeDeclaration {
    fileprivate var isKnownElsewhere: Bool { !isPrivate && !isLocal && outermost == qualifiedName }
}
