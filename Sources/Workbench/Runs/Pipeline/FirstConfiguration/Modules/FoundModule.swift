import Declarations
import Subject

/// A folder of sources that is taken for one module.
struct FoundModule: Sendable {
    /// What people call it: the target, or the folder.
    let title: String
    /// An identifier that no other module has.
    var name: String
    /// By which others import it: its own name, unless another module has that too.
    let importedName: String
    /// Relative to the root.
    let folder: String
    let isTest: Bool
    let origin: Origin
    /// The folder of the module that it is compiled with, and lies in; `nil` if it is compiled by itself.
    let host: String?
    /// The module whose folders are modules, this one among them; `nil` if it is no such folder.
    let whole: Whole?
    /// Whether it belongs to an Xcode target whose name another folder has.
    let isPart: Bool
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
    /// The folders that are screens with the code behind them.
    let scenes: SceneFolders

    /// What says that the folder is a module.
    enum Origin: Hashable, Sendable {
        case manifest
        case project(XcodeTargets.Owner)
        case convention
    }

    /// A module that was taken apart.
    struct Whole: Hashable, Sendable {
        let folder: String
        /// By which others import all of it.
        let importedName: String
        /// Whether something says that all of it is compiled as one.
        let isTarget: Bool
    }

    init(
        title: String,
        folder: String,
        isTest: Bool,
        origin: Origin,
        host: String? = nil,
        whole: Whole? = nil,
        isPart: Bool = false,
        files: [MeasuredFile]
    ) {
        self.title = title
        name = ModuleName.identifier(for: title)
        importedName = name
        self.folder = folder
        self.isTest = isTest
        self.origin = origin
        self.host = host
        self.whole = whole
        self.isPart = isPart
        self.files = files
        codeLines = files.reduce(0) { $0 + $1.figures.lines.code }
        isInPackage = files.contains { $0.package != nil }
        imports = files.reduce(into: []) { $0.formUnion($1.imports) }
        let isMVC = PatternNames.all(in: folder) == ["mvc"]
        roles = ModuleRoles(of: files.map(\.names.declarations), isMVC: isMVC).guesses
        roleTypes = Set(roles.map(\.type))
        typeNames = Set(files.flatMap(\.types).filter(\.isKnownElsewhere).map(\.name))
        scenes = SceneFolders(of: files, in: folder, roles: roles)
    }

    /// The module as a folder beside the one that bears the target's name.
    func asPart(named title: String) -> FoundModule { copy(title: title, isPart: true, files: files) }

    /// The module with other files.
    func with(_ files: [MeasuredFile]) -> FoundModule {
        var copy = copy(title: title, isPart: isPart, files: files)
        copy.name = name
        return copy
    }

    /// Whether both are of the tests that are compiled as one.
    func isTestedTogether(with other: FoundModule) -> Bool {
        isTest && other.isTest && (whole != nil && whole == other.whole || project != nil && origin == other.origin)
    }

    private func copy(title: String, isPart: Bool, files: [MeasuredFile]) -> FoundModule {
        FoundModule(
            title: title,
            folder: folder,
            isTest: isTest,
            origin: origin,
            host: host,
            whole: whole,
            isPart: isPart,
            files: files
        )
    }
}

extension FoundModule {
    /// The folder of the Xcode project whose target it belongs to; `nil` if no project says so.
    var project: String? { if case .project(let target) = origin { target.project } else { nil } }

    /// Whether a folder's name says that it shows how something else is used.
    var isDemo: Bool { !Self.demoWords.isDisjoint(with: NameWords.all(in: folder)) }

    private static let demoWords: Set = [
        "benchmark", "benchmarks", "demo", "demos", "example", "examples", "playground", "playgrounds", "sample",
        "samples",
    ]

    /// The scenes whose folders have a file of the module.
    func folders(of scenes: [String]) -> [String] {
        let folders = Set(files.flatMap { $0.folders(in: folder) }.map(String.init))
        return scenes.filter(folders.contains)
    }

    /// Whether a person starts it: then it is nobody's layer.
    var isApp: Bool { files.contains(where: \.startsApp) }

    /// The names that its files speak of, each dotted one by its first part.
    var mentionedNames: Set<String> { Set(files.flatMap(\.names.firstNames)) }

    /// Whether it is run by the package manager, while it builds or on request.
    var isPlugin: Bool { imports.contains("PackagePlugin") }

    /// The names of the folders that stand in it directly.
    var outermostFolders: Set<String> { Set(files.compactMap { $0.folders(in: folder).first }.map(String.init)) }
}

extension MeasuredFile {
    /// Whether the system calls it when a person starts an app, or opens a window of it.
    var startsApp: Bool {
        path.lastPart == "main.swift"
            || types.contains { !Self.appTypes.isDisjoint(with: $0.inherited.map(\.lastNamePart)) }
    }

    private static let appTypes: Set = [
        "App", "NSApplicationDelegate", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
        "WKApplicationDelegate", "WKExtensionDelegate",
    ]

    /// The names of the folders around it, below one of them, the outermost first.
    func folders(in folder: String) -> [Substring] {
        path.dropFirst(folder.count + 1).split(separator: "/").dropLast()
    }
}

extension TypeDeclaration {
    var isKnownElsewhere: Bool { !isPrivate && !isLocal && outermost == qualifiedName }
}
