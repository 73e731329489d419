@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// Walks one file and notes what it declares.
struct DeclarationCollector: TreeWalk {
    private(set) var found: FileDeclarations
    private let file: ParsedFile
    private let keywords: DeclarationKeywords
    /// The qualified names of the types around the current node, the innermost last.
    private var enclosingTypes: [String] = []
    /// How many extensions whose members no other file sees are around the current node.
    private var hidingExtensions = 0
    /// How many bodies of functions, accessors and closures are around the current node.
    private var bodyDepth = 0
    /// How many branches of `#if canImport` are around the current node.
    private var optionalDepth = 0

    init(file: ParsedFile) {
        self.file = file
        keywords = DeclarationKeywords(in: file.text)
        found = FileDeclarations(path: file.path)
    }

    mutating func visit(_ node: PlacedNode) {
        switch node.kind {
        case .memberBlockItem: search(node)
        case .codeBlockItem: enterItem(node)
        case .importDecl: addImport(node)
        case .ifConfigClause: enterBranch(node)
        case .actorDecl: enterType(node, .actor)
        case .classDecl: enterType(node, .class)
        case .enumDecl: enterType(node, .enum)
        case .protocolDecl: enterType(node, .protocol)
        case .structDecl: enterType(node, .struct)
        case .extensionDecl: enterExtension(node)
        case .functionDecl: addFunction(node)
        case .variableDecl: addVariables(node)
        case .typeAliasDecl: addAlias(node)
        case .codeBlock, .accessorBlock, .closureExpr, .switchCase: enterBody(node)
        default: visitChildren(of: node)
        }
    }

    mutating func pass(preview node: PlacedNode) { found.previews.append(file.extent(of: node)) }
}

extension DeclarationCollector {
    private var isGlobal: Bool { enclosingTypes.isEmpty && bodyDepth == 0 }

    private mutating func enterItem(_ node: PlacedNode) {
        guard isGlobal else { return search(node) }
        if let item = RawCodeBlockItemSyntax(node.raw)?.item, !Self.isInOrder(item.raw.kind) {
            found.hasLooseCode = true
        }
        visitChildren(of: node)
    }

    /// Whether such an item is a type's, tells of other items, or says nothing that runs.
    private static func isInOrder(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .actorDecl, .classDecl, .enumDecl, .protocolDecl, .structDecl, .extensionDecl: true
        case .importDecl, .ifConfigDecl, .poundSourceLocation, .missingDecl, .missing: true
        default: false
        }
    }

    /// Goes on only if there may be something to find.
    private mutating func search(_ node: PlacedNode) {
        if keywords.stand(in: node) { visitChildren(of: node) }
    }

    private mutating func addImport(_ node: PlacedNode) {
        guard let declaration = RawImportDeclSyntax(node.raw), let module = declaration.path.elements.first
        else { return }
        found.imports.append(
            ImportDeclaration(
                module: module.name.identifierText,
                position: file.position(of: node.place(of: declaration.path)),
                isExported: declaration.attributes.contains(named: "_exported"),
                isOptional: optionalDepth > 0
            )
        )
    }

    private mutating func enterBranch(_ node: PlacedNode) {
        let condition = RawIfConfigClauseSyntax(node.raw)?.condition?.raw.description ?? ""
        let isOptional = condition.contains("canImport") && !condition.contains("!canImport")
        optionalDepth += isOptional ? 1 : 0
        visitChildren(of: node)
        optionalDepth -= isOptional ? 1 : 0
    }

    private mutating func enterType(_ node: PlacedNode, _ kind: TypeKind) {
        guard let declaredName = node.raw.declaredName else { return }
        let name = node.raw.typeName(in: enclosingTypes.last)
        found.types.append(
            TypeDeclaration(
                kind: kind,
                qualifiedName: name,
                file: file.path,
                position: file.position(of: node.place(of: declaredName)),
                extent: file.extent(of: node),
                inherited: node.raw.inheritedTypes,
                members: MemberNames(of: node.raw),
                isPrivate: node.raw.hidesFromOtherFiles || hidingExtensions > 0,
                isLocal: bodyDepth > 0
            )
        )
        visitChildren(of: node, inTypeNamed: name)
    }

    private mutating func enterExtension(_ node: PlacedNode) {
        guard let declaration = RawExtensionDeclSyntax(node.raw) else { return }
        let name = node.raw.typeName(in: nil)
        found.extensions.append(
            ExtensionDeclaration(
                extendedType: name,
                file: file.path,
                position: file.position(of: node.place(of: declaration.extendedType).lastName),
                extent: file.extent(of: node),
                inherited: node.raw.inheritedTypes,
                members: MemberNames(of: node.raw)
            )
        )
        let hides = node.raw.hidesFromOtherFiles
        hidingExtensions += hides ? 1 : 0
        visitChildren(of: node, inTypeNamed: name)
        hidingExtensions -= hides ? 1 : 0
    }

    private mutating func visitChildren(of node: PlacedNode, inTypeNamed name: String) {
        enclosingTypes.append(name)
        visitChildren(of: node)
        enclosingTypes.removeLast()
    }

    private mutating func enterBody(_ node: PlacedNode) {
        bodyDepth += 1
        visitChildren(of: node)
        bodyDepth -= 1
    }

    private mutating func addFunction(_ node: PlacedNode) {
        if isGlobal, let name = node.raw.declaredName { addGlobals([name.identifierText], of: node) }
        search(node)
    }

    private mutating func addVariables(_ node: PlacedNode) {
        if isGlobal, let bindings = node.raw.child(RawPatternBindingListSyntax.self) {
            addGlobals(bindings.elements.flatMap(\.pattern.raw.boundNames), of: node)
        }
        search(node)
    }

    private mutating func addGlobals(_ names: [String], of node: PlacedNode) {
        let isPrivate = node.raw.hidesFromOtherFiles
        found.globals += names.map { GlobalDeclaration(name: $0, isPrivate: isPrivate) }
    }

    private mutating func addAlias(_ node: PlacedNode) {
        guard let declaration = RawTypeAliasDeclSyntax(node.raw) else { return }
        let alias = AliasDeclaration(
            name: declaration.name.identifierText,
            position: file.position(of: node.place(of: declaration.name)),
            extent: file.extent(of: node),
            targets: declaration.initializer.value.raw.namedTypes,
            isPrivate: node.raw.hidesFromOtherFiles
        )
        if isGlobal { found.aliases.append(alias) } else { found.innerAliases.append(alias) }
    }
}
