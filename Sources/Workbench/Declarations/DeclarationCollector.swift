import Parsing
import SwiftSyntax

/// Walks one file and notes what it declares.
final class DeclarationCollector: SyntaxVisitor {
    private(set) var types: [TypeDeclaration] = []
    private(set) var extensions: [ExtensionDeclaration] = []
    private(set) var globals: [GlobalDeclaration] = []
    private(set) var aliases: [AliasDeclaration] = []
    private(set) var imports: [ImportDeclaration] = []

    private let file: ParsedFile
    private let keywords: DeclarationKeywords

    /// The qualified names of the types around the current node, the innermost last.
    private var enclosingTypes: [String] = []

    /// How many bodies of functions, accessors and closures are around the current node.
    private var bodyDepth = 0

    init(file: ParsedFile) {
        self.file = file
        keywords = DeclarationKeywords(in: file.text)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { search(node) }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        isGlobal ? .visitChildren : search(node)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first else { return .skipChildren }
        imports.append(
            ImportDeclaration(
                module: module.name.identifierText,
                position: file.location(of: module),
                isExported: node.attributes.contains(named: "_exported")
            )
        )
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, as: .class) }
    override func visitPost(_ node: ClassDeclSyntax) { leaveType() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, as: .struct) }
    override func visitPost(_ node: StructDeclSyntax) { leaveType() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, as: .enum) }
    override func visitPost(_ node: EnumDeclSyntax) { leaveType() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, as: .actor) }
    override func visitPost(_ node: ActorDeclSyntax) { leaveType() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, as: .protocol) }
    override func visitPost(_ node: ProtocolDeclSyntax) { leaveType() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.writtenName
        extensions.append(
            ExtensionDeclaration(
                extendedType: name,
                file: file.path,
                lines: file.lineRange(of: node),
                inherited: node.inheritanceClause.names,
                members: MemberNames(of: node)
            )
        )
        enclosingTypes.append(name)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leaveType() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isGlobal {
            addGlobal(.function, name: node.name, isPrivate: node.modifiers.hidesFromOtherFiles)
        }
        return search(node)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if isGlobal {
            for name in node.bindings.flatMap(\.pattern.boundNames) {
                addGlobal(.variable, name: name, isPrivate: node.modifiers.hidesFromOtherFiles)
            }
        }
        return search(node)
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if isGlobal {
            aliases.append(
                AliasDeclaration(
                    name: node.name.identifierText,
                    targets: node.initializer.value.namedTypes,
                    isPrivate: node.modifiers.hidesFromOtherFiles
                )
            )
        }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: CodeBlockSyntax) { bodyDepth -= 1 }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: AccessorBlockSyntax) { bodyDepth -= 1 }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: ClosureExprSyntax) { bodyDepth -= 1 }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: SwitchCaseSyntax) { bodyDepth -= 1 }
}

extension DeclarationCollector {
    private var isGlobal: Bool { enclosingTypes.isEmpty && bodyDepth == 0 }

    /// Goes on only where there may be something to find.
    private func search(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        keywords.stand(in: node) ? .visitChildren : .skipChildren
    }

    private func enter(_ node: some DeclGroupSyntax & NamedDeclSyntax, as kind: TypeKind) -> SyntaxVisitorContinueKind {
        let prefix = enclosingTypes.last.map { $0 + "." } ?? ""
        let name = prefix + node.name.identifierText
        types.append(
            TypeDeclaration(
                kind: kind,
                qualifiedName: name,
                file: file.path,
                position: file.location(of: node.name),
                lines: file.lineRange(of: node),
                inherited: node.inheritanceClause.names,
                members: MemberNames(of: node),
                isPrivate: node.modifiers.hidesFromOtherFiles,
                isLocal: bodyDepth > 0
            )
        )
        enclosingTypes.append(name)
        return .visitChildren
    }

    private func leaveType() { enclosingTypes.removeLast() }

    private func enterBody() -> SyntaxVisitorContinueKind {
        bodyDepth += 1
        return .visitChildren
    }

    private func addGlobal(_ kind: GlobalDeclaration.Kind, name: TokenSyntax, isPrivate: Bool) {
        globals.append(GlobalDeclaration(kind: kind, name: name.identifierText, isPrivate: isPrivate))
    }
}
