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
    let host: String?
    /// In the order of paths.
    let files: [MeasuredFile]

    // What is asked once for each other module is taken from the files once.

    let codeLines: Int
    let isInPackage: Bool
    /// The modules that its files import.
    let imports: Set<String>
    /// Without those of nested types, which are parts of something with a role.
    let roles: [RoleGuess]
    /// The names of the types that a role was guessed for.
    let roleTypes: Set<String>
    /// The names of the types that other files may know, without nested ones.
    let typeNames: Set<String>
    /// The folders for which something that stands in them is named: `LoadCat`, with `LoadCatView` in it.
    ///
    /// Of a folder inside another one, the outer is the scene; one that is named for what all have in common is none.
    let scenes: Set<String>

    init(name: String, folder: String, isTest: Bool, isTarget: Bool, host: String? = nil, files: [MeasuredFile]) {
        self.name = name
        importedName = name
        self.folder = folder
        self.isTest = isTest
        self.isTarget = isTarget
        self.host = host
        self.files = files
        codeLines = files.reduce(0) { $0 + $1.figures.lines.code }
        isInPackage = files.contains { $0.package != nil }
        imports = files.reduce(into: []) { $0.formUnion($1.imports) }
        roles = files.flatMap(\.roles).filter { !$0.type.contains(".") }
        roleTypes = Set(roles.map(\.type))
        typeNames = Set(files.flatMap(\.types).filter(\.isKnownElsewhere).map(\.name))
        scenes = Self.folders(around: files, in: folder) { $0.types.filter(\.isKnownElsewhere).map(\.name) }
    }

    /// Whether a folder's name says that it shows how something else is used.
    var isDemo: Bool {
        let words = folder.lowercased().split { !$0.isLetter }
        return !Self.demoWords.isDisjoint(with: words.map(String.init))
    }

    private static let demoWords: Set = [
        "benchmark", "benchmarks", "demo", "demos", "example", "examples", "playground", "playgrounds", "sample",
        "samples",
    ]

    /// The names that its files speak of, each dotted one by its first part.
    var mentionedNames: Set<String> { Set(files.flatMap(\.names.firstNames)) }

    /// Whether it is run by the package manager, while it builds or on request.
    var isPlugin: Bool { imports.contains("PackagePlugin") }

    /// The names of the folders that stand in it directly.
    var outermostFolders: Set<String> {
        Set(files.compactMap { Self.innerFolders(of: $0, in: folder).first }.map(String.init))
    }

    /// The folders for which a type with a role is named.
    var scenesOfRoles: Set<String> { Self.folders(around: files, in: folder) { $0.roles.map(\.type) } }
}

extension FoundModule {
    /// The folders around a file that begin one of its names, and are not the whole of it.
    private static func folders(
        around files: [MeasuredFile],
        in folder: String,
        beginning names: (MeasuredFile) -> [String]
    ) -> Set<String> {
        let folders = files.flatMap { file in
            let names = names(file)
            return innerFolders(of: file, in: folder).filter { folder in
                !commonFolders.contains(folder.lowercased())
                    && names.contains { $0.hasPrefix(folder) && $0.count > folder.count }
            }
        }
        let found = Set(folders)
        let inner = files.flatMap { file in
            innerFolders(of: file, in: folder).drop { !found.contains($0) }.dropFirst()
        }
        return Set(found.subtracting(inner).map(String.init))
    }

    private static let commonFolders: Set = [
        "app", "base", "common", "core", "network", "networking", "service", "services", "shared",
    ]

    private static func innerFolders(of file: MeasuredFile, in folder: String) -> [Substring] {
        file.path.dropFirst(folder.count + 1).split(separator: "/").dropLast()
    }
}

extension TypeDeclaration {
    fileprivate var isKnownElsewhere: Bool { !isPrivate && !isLocal && outermost == qualifiedName }
}
