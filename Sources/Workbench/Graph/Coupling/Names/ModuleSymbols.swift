import Declarations
import Parsing

/// What one module declares, ready to be looked up by name.
///
/// A class, because a resolver hands it on for every name. Unchecked: after its initialiser nothing in it changes.
final class ModuleSymbols: @unchecked Sendable {
    struct Alias {
        let name: String
        let targets: [String]
        let file: String
        let module: String
        /// Its place among the module's aliases.
        let number: Int
    }

    /// A name in an inheritance clause, and the file that it is to be understood in.
    struct Parent: Hashable, Comparable {
        let name: String
        let file: String

        static func < (left: Parent, right: Parent) -> Bool { (left.name, left.file) < (right.name, right.file) }
    }

    let module: String
    /// The path of its folder, if nothing says that this is compiled by itself.
    let folder: String?
    /// Whether files of the folders around it see its files.
    let isSeen: Bool
    /// The outermost types by name; private types of several files may share one.
    private var types: [String: Homonyms<Node>] = [:]
    /// The nodes of the files that declare a function or variable of that name for all files.
    private var globals: [String: Set<Node>] = [:]
    /// The nodes of the files that declare a function or variable of that name for themselves.
    private var privateGlobals: [String: Set<Node>] = [:]
    private var aliases: [String: Homonyms<Alias>] = [:]
    /// In the order of their numbers.
    private(set) var allAliases: [Alias] = []
    /// By qualified name; those that extensions in this module add to other modules' types included.
    private var members: [String: MemberNames] = [:]
    /// Of files that declare members for themselves alone all that they declare, by file and qualified name.
    private var ownMembers: [String: [String: MemberNames]] = [:]
    private(set) var parents: [String: Set<Parent>] = [:]
    /// The qualified names of all types, nested ones too.
    private(set) var nominalTypes: Set<String> = []
    /// The simple names of the types that are nested in each, by its qualified name.
    private var nestedTypes: [String: Set<String>] = [:]
    /// The simple names of nested types that other files do not see, by file and the qualified name of the type around.
    private var ownNestedTypes: [String: [String: Set<String>]] = [:]
    private(set) var imports: [String: [ImportDeclaration]] = [:]
    /// The modules that whoever imports this one sees too.
    private(set) var exportedModules: Set<String> = []
    private(set) var fileNodes: [String: Node] = [:]

    init(_ source: SourceModule) {
        module = source.name
        folder = source.folder
        isSeen = source.isSeen
        let files = source.files.map(\.declarations).sorted { $0.path < $1.path }
        for file in files {
            imports[file.path] = file.imports
            exportedModules.formUnion(file.imports.filter(\.isExported).map(\.module))
            fileNodes[file.path] = source.node(forFile: file.path)
            for type in file.types where !type.isLocal { add(type, of: source) }
            for addition in file.extensions { add(addition) }
            for global in file.globals { add(global, of: file) }
            for alias in file.aliases { add(alias, of: file) }
        }
        nodes = Set(types.values.flatMap(\.all)).union(files.compactMap(looseNode))
    }

    /// The node of an outermost type that a file declares.
    func node(ofType name: String, declaredIn file: String) -> Node? {
        types[name].flatMap { $0.declared(in: file) ?? $0.seen(from: file) ?? $0.all.min() }
    }

    /// The node of a type with that qualified name, as a file sees it: its own private types, and none of other files'.
    func node(ofType name: String, seenFrom file: String) -> Node? { types[name.firstNamePart]?.seen(from: file) }

    func alias(named name: String, seenFrom file: String) -> Alias? { aliases[name]?.seen(from: file) }

    private static let mostOverloads = 64

    /// The nodes of the files that declare a function or variable of that name; none if it stands in too many.
    func nodes(ofGlobal name: String, seenFrom file: String) -> Set<Node> {
        var nodes = globals[name, default: []]
        // A name that so many files have says nothing of whom a call means.
        if nodes.count > Self.mostOverloads { nodes = [] }
        guard let own = fileNodes[file], privateGlobals[name]?.contains(own) == true else { return nodes }
        return nodes.union([own])
    }

    /// What a mention can start with to lead here: types, nested ones by their own name, globals, and aliases.
    var names: Set<String> {
        Set(types.keys).union(globals.keys).union(privateGlobals.keys).union(aliases.keys)
            .union(nominalTypes.map(\.lastNamePart))
    }

    /// The names of outermost types and aliases that are not private to a file.
    var openTypes: Set<String> {
        Set(types.filter(\.value.hasOpen).keys).union(aliases.filter(\.value.hasOpen).keys)
    }

    /// The names of functions and variables outside types that are not private to a file.
    var openValues: Set<String> { Set(globals.keys) }

    /// Every name that a type of the module, or an extension in it, declares for the names inside the type.
    var memberNames: Set<String> {
        let all = [members] + ownMembers.values
        let declared = all.flatMap(\.values).reduce(into: Set<String>()) { names, members in
            names.formUnion(members.types)
            names.formUnion(members.values)
        }
        return ([nestedTypes] + ownNestedTypes.values).flatMap(\.values).reduce(into: declared) { $0.formUnion($1) }
    }

    /// What a type, or an extension of it in this module, declares for the names inside it, as a file sees it.
    func members(of type: String, seenFrom file: String) -> [MemberNames] {
        [members[type], ownMembers[file]?[type]].compactMap(\.self)
    }

    /// The simple names of the types that are nested in a type, as a file sees it.
    func nestedTypes(of type: String, seenFrom file: String) -> Set<String> {
        nestedTypes[type, default: []].union(ownNestedTypes[file]?[type] ?? [])
    }

    /// The types, and the files that have something outside them.
    private(set) var nodes: Set<Node> = []

    var fileImports: [FileImport] {
        imports.sorted { $0.key < $1.key }.flatMap { file, imports in
            imports.map { FileImport(module: module, imported: $0.module, file: file, position: $0.position) }
        }
    }

    /// Whether the module adds members to a type of that name that another module declares.
    func extends(_ type: String) -> Bool { members[type] != nil && !nominalTypes.contains(type) }
}

extension ModuleSymbols {
    /// The file's own node, if it has code outside types, or extends a type that is not the module's.
    private func looseNode(of file: FileDeclarations) -> Node? {
        let isLoose =
            file.hasLooseCode || file.extensions.contains { node(ofType: $0.extendedType, seenFrom: file.path) == nil }
        return isLoose ? fileNodes[file.path] : nil
    }

    private func add(_ type: TypeDeclaration, of source: SourceModule) {
        nominalTypes.insert(type.qualifiedName)
        if let outer = type.outer {
            if type.isPrivate {
                ownNestedTypes[type.file, default: [:]][outer, default: []].insert(type.name)
            } else {
                nestedTypes[outer, default: []].insert(type.name)
            }
        }
        add(type.members, inherited: type.inherited, to: type.qualifiedName, file: type.file)
        guard type.outermost == type.qualifiedName else { return }
        types[type.name, default: Homonyms()].add(source.node(for: type), in: type.file, isPrivate: type.isPrivate)
    }

    private func add(_ addition: ExtensionDeclaration) {
        add(addition.members, inherited: addition.inherited, to: addition.extendedType, file: addition.file)
    }

    private func add(_ names: MemberNames, inherited: [String], to type: String, file: String) {
        members[type, default: MemberNames()].formUnion(names.open)
        if names.open != names { ownMembers[file, default: [:]][type, default: MemberNames()].formUnion(names) }
        parents[type, default: []].formUnion(inherited.map { Parent(name: $0, file: file) })
    }

    private func add(_ global: GlobalDeclaration, of file: FileDeclarations) {
        guard let node = fileNodes[file.path] else { return }
        if global.isPrivate {
            privateGlobals[global.name, default: []].insert(node)
        } else {
            globals[global.name, default: []].insert(node)
        }
    }

    private func add(_ alias: AliasDeclaration, of file: FileDeclarations) {
        let known = Alias(
            name: alias.name,
            targets: alias.targets,
            file: file.path,
            module: module,
            number: allAliases.count
        )
        allAliases.append(known)
        aliases[alias.name, default: Homonyms()].add(known, in: file.path, isPrivate: alias.isPrivate)
    }
}

extension SourceModule {
    fileprivate func node(for type: TypeDeclaration) -> Node {
        let (role, scene) = place(type.name, type.file)
        return Node(
            kind: .type(type.kind),
            name: type.name,
            module: name,
            file: type.file,
            position: type.position,
            role: role,
            scene: scene
        )
    }

    fileprivate func node(forFile path: String) -> Node {
        let (role, scene) = place(nil, path)
        return Node(
            kind: .file,
            name: path.split(separator: "/").last.map(String.init) ?? path,
            module: name,
            file: path,
            position: SourcePosition(line: 1, column: 1),
            role: role,
            scene: scene
        )
    }
}
