@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// Walks one file and notes what it declares.
struct DeclarationCollector: TreeWalk {
    private(set) var found: FileDeclarations
    private let file: ParsedFile
    private let keywords: DeclarationKeywords
    /// The qualified names of the types around the current node, the innermost last.
    private var enclosingTypes: [String] = []
    /// How many bodies of functions, accessors and closures are around the current node.
    private var bodyDepth = 0

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

    /// Goes on only where there may be something to find.
    private mutating func search(_ node: PlacedNode) {
        if keywords.stand(in: node) { visitChildren(of: node) }
    }

    private mutating func addImport(_ node: PlacedNode) {
        guard let declaration = RawImportDeclSyntax(node.raw), let module = declaration.path.elements.first
        else { return }
        found.imports.append(
            ImportDeclaration(
                module: module.name.identifierText,
                position: file.lines.position(atOffset: node.place(of: declaration.path).start),
                isExported: declaration.attributes.contains(named: "_exported")
            )
        )
    }

    private mutating func enterType(_ node: PlacedNode, _ kind: TypeKind) {
        guard let declaredName = node.raw.declaredName else { return }
        let prefix = enclosingTypes.last.map { $0 + "." } ?? ""
        let name = prefix + declaredName.identifierText
        found.types.append(
            TypeDeclaration(
                kind: kind,
                qualifiedName: name,
                file: file.path,
                position: file.lines.position(atOffset: node.place(of: declaredName).start),
                lines: file.lineRange(of: node),
                inherited: node.raw.inheritedTypes,
                members: MemberNames(of: node.raw),
                isPrivate: node.raw.hidesFromOtherFiles,
                isLocal: bodyDepth > 0
            )
        )
        visitChildren(of: node, inTypeNamed: name)
    }

    private mutating func enterExtension(_ node: PlacedNode) {
        let name = RawExtensionDeclSyntax(node.raw)?.extendedType.raw.writtenName ?? ""
        found.extensions.append(
            ExtensionDeclaration(
                extendedType: name,
                file: file.path,
                lines: file.lineRange(of: node),
                inherited: node.raw.inheritedTypes,
                members: MemberNames(of: node.raw)
            )
        )
        visitChildren(of: node, inTypeNamed: name)
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
        if isGlobal, let name = node.raw.declaredName {
            addGlobal(.function, name: name.identifierText, of: node)
        }
        search(node)
    }

    private mutating func addVariables(_ node: PlacedNode) {
        if isGlobal, let bindings = node.raw.child(RawPatternBindingListSyntax.self) {
            for name in bindings.elements.flatMap(\.pattern.raw.boundNames) {
                addGlobal(.variable, name: name, of: node)
            }
        }
        search(node)
    }

    private mutating func addGlobal(_ kind: GlobalDeclaration.Kind, name: String, of node: PlacedNode) {
        found.globals.append(GlobalDeclaration(kind: kind, name: name, isPrivate: node.raw.hidesFromOtherFiles))
    }

    private mutating func addAlias(_ node: PlacedNode) {
        guard isGlobal, let alias = RawTypeAliasDeclSyntax(node.raw) else { return }
        found.aliases.append(
            AliasDeclaration(
                name: alias.name.identifierText,
                targets: alias.initializer.value.raw.namedTypes,
                isPrivate: node.raw.hidesFromOtherFiles
            )
        )
    }
}
