import Declarations
import Parsing

/// What one module declares, ready to be looked up by name.
///
/// A class, because a resolver hands it on for every name. Unchecked: after its initialiser nothing in it changes.
final class ModuleSymbols: @unchecked Sendable {
    struct Symbol {
        let node: Node
        let isPrivate: Bool
    }

    struct Alias {
        let targets: [String]
        let file: String
        let isPrivate: Bool
    }

    /// A name in an inheritance clause, and the file that it is to be understood in.
    struct Parent: Hashable, Comparable {
        let name: String
        let file: String

        static func < (left: Parent, right: Parent) -> Bool { (left.name, left.file) < (right.name, right.file) }
    }

    let module: String

    /// The outermost types by name; private types of several files may share one.
    private(set) var types: [String: [Symbol]] = [:]

    /// The nodes of the files that declare a function or variable of that name.
    private(set) var globals: [String: [Symbol]] = [:]

    private(set) var aliases: [String: [Alias]] = [:]

    /// By qualified name; those that extensions in this module add to other modules' types included.
    private(set) var members: [String: MemberNames] = [:]

    private(set) var parents: [String: Set<Parent>] = [:]

    /// The qualified names of all types, nested ones too.
    private(set) var nominalTypes: Set<String> = []

    /// The simple names of the types that are nested in each, by its qualified name.
    private(set) var nestedTypes: [String: Set<String>] = [:]

    private(set) var imports: [String: [ImportDeclaration]] = [:]

    /// The modules that whoever imports this one sees too.
    private(set) var exportedModules: Set<String> = []

    private(set) var fileNodes: [String: Node] = [:]

    init(_ source: SourceModule) {
        module = source.name
        for file in source.declarations.sorted(by: { $0.path < $1.path }) {
            imports[file.path] = file.imports
            exportedModules.formUnion(file.imports.filter(\.isExported).map(\.module))
            fileNodes[file.path] = source.node(forFile: file.path)
            for type in file.types where !type.isLocal { add(type, of: source) }
            for addition in file.extensions { add(addition) }
            for global in file.globals { add(global, of: file) }
            for alias in file.aliases { add(alias, of: file) }
        }
        nodes = Set(types.values.joined().map(\.node)).union(source.declarations.compactMap(looseNode))
    }

    /// The node of an outermost type that a file declares.
    func node(ofType name: String, declaredIn file: String) -> Node? {
        (types[name]?.first { $0.node.file == file } ?? types[name]?.first)?.node
    }

    /// The node of a type with that qualified name, as a file sees it: its own private types, and none of other files'.
    func node(ofType name: String, seenFrom file: String) -> Node? {
        node(ofOutermostType: name.firstNamePart, seenFrom: file)
    }

    func node(ofOutermostType name: String, seenFrom file: String) -> Node? {
        guard let candidates = types[name] else { return nil }
        let isHere = candidates.first { $0.isPrivate && $0.node.file == file }
        return (isHere ?? candidates.first { !$0.isPrivate })?.node
    }

    /// What a mention can start with to lead here: types, nested ones by their own name, globals, and aliases.
    var names: Set<String> {
        Set(types.keys).union(globals.keys).union(aliases.keys).union(nominalTypes.map(\.lastNamePart))
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
    /// The file's own node, where it has code outside types, or extends a type that is not the module's.
    private func looseNode(of file: FileDeclarations) -> Node? {
        let isLoose =
            file.hasLooseCode || file.extensions.contains { node(ofType: $0.extendedType, seenFrom: file.path) == nil }
        return isLoose ? fileNodes[file.path] : nil
    }

    private func add(_ type: TypeDeclaration, of source: SourceModule) {
        nominalTypes.insert(type.qualifiedName)
        if let outer = type.outer { nestedTypes[outer, default: []].insert(type.name) }
        add(type.members, inherited: type.inherited, to: type.qualifiedName, file: type.file)
        let name = type.name
        let isRepeated =
            types[name]?.contains { known in
                known.node.file == type.file || !(known.isPrivate || type.isPrivate)
            } == true
        guard type.outermost == type.qualifiedName, !isRepeated else { return }
        types[name, default: []].append(Symbol(node: source.node(for: type), isPrivate: type.isPrivate))
    }

    private func add(_ addition: ExtensionDeclaration) {
        add(addition.members, inherited: addition.inherited, to: addition.extendedType, file: addition.file)
    }

    private func add(_ names: MemberNames, inherited: [String], to type: String, file: String) {
        members[type, default: MemberNames()].formUnion(names)
        parents[type, default: []].formUnion(inherited.map { Parent(name: $0, file: file) })
    }

    private func add(_ global: GlobalDeclaration, of file: FileDeclarations) {
        guard let node = fileNodes[file.path] else { return }
        globals[global.name, default: []].append(Symbol(node: node, isPrivate: global.isPrivate))
    }

    private func add(_ alias: AliasDeclaration, of file: FileDeclarations) {
        aliases[alias.name, default: []]
            .append(Alias(targets: alias.targets, file: file.path, isPrivate: alias.isPrivate))
    }
}

extension SourceModule {
    fileprivate func node(for type: TypeDeclaration) -> Node {
        Node(
            kind: .type(type.kind),
            name: type.name,
            module: name,
            file: type.file,
            position: type.position,
            role: role(ofType: type.name, inFile: type.file),
            scene: scene(ofFile: type.file)
        )
    }

    fileprivate func node(forFile path: String) -> Node {
        Node(
            kind: .file,
            name: path.split(separator: "/").last.map(String.init) ?? path,
            module: name,
            file: path,
            position: SourcePosition(line: 1, column: 1),
            role: role(ofFile: path),
            scene: scene(ofFile: path)
        )
    }
}
