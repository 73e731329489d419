@_spi(RawSyntax) import Declarations
@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// Walks one file and notes every name that may lead to a node: no local one, and no member after a dot.
struct MentionCollector: ScopedWalk {
    var environment = LexicalEnvironment()
    private(set) var mentions: [Mention] = []
    private let file: ParsedFile
    private let isBrief: Bool
    private var known: Set<Mention.Meaning> = []
    private var isInheriting = false
    /// Whether what is visited stands in a function's type, and whether behind its `throws`.
    private var (isInFunctionType, isThrown) = (false, false)
    private var branch: PlacedNode?

    /// A brief one notes only the first of those mentions that stand in the same type and can only mean the same.
    init(file: ParsedFile, isBrief: Bool = false) {
        self.file = file
        self.isBrief = isBrief
    }

    mutating func visit(_ node: PlacedNode) {
        switch node.kind {
        case .identifierType, .memberType:
            visitType(node)
        case .declReferenceExpr, .genericSpecializationExpr, .memberAccessExpr:
            visitExpression(node)
        case .inheritanceClause:
            isInheriting = node.parent != .associatedTypeDecl
            visitChildren(of: node)
            isInheriting = false
        case .functionType:
            let wasInFunctionType = isInFunctionType
            isInFunctionType = true
            visitScoped(node)
            isInFunctionType = wasInFunctionType
        case .ifConfigClause:
            // The condition is no code.
            guard let elements = RawIfConfigClauseSyntax(node.raw)?.elements else { return }
            let around = branch
            branch = node
            visitScoped(node.place(of: elements))
            branch = around
        case .throwsClause:
            let wasThrown = isThrown
            isThrown = isInFunctionType
            visitScoped(node)
            isThrown = wasThrown
        case .functionParameter, .patternBinding:
            noteInitializer(in: node)
            visitScoped(node)
        case .binaryOperatorExpr, .booleanLiteralExpr, .declModifierList, .importDecl, .integerLiteralExpr,
            .keyPathPropertyComponent, .nilLiteralExpr, .stringSegment:
            break
        default:
            visitScoped(node)
        }
    }
}

extension MentionCollector {
    private mutating func visitType(_ node: PlacedNode) {
        let name = DottedName(of: node)
        if let first = name.path.first, !environment.hidesType(first) {
            note(name.path, use: isInheriting && node.parent != .attribute ? .inheritance : .type, at: node)
        }
        let wasInheriting = isInheriting
        isInheriting = false
        for part in name.otherParts { visit(part) }
        isInheriting = wasInheriting
    }

    private mutating func visitExpression(_ node: PlacedNode) {
        let name = DottedName(of: node)
        if let first = name.path.first, !environment.hidesValue(first) {
            // No other part of a call is an expression itself: its arguments are a list.
            note(name.path, use: node.parent == .functionCallExpr ? .call : .value, at: node)
        }
        for part in name.otherParts { visit(part) }
    }

    /// `let photo: Photo = .init(…)` creates a photo as `Photo(…)` does.
    private mutating func noteInitializer(in node: PlacedNode) {
        guard let initializer = node.raw.child(RawInitializerClauseSyntax.self),
            RawFunctionCallExprSyntax(initializer.value)?.callsImplicitInitializer == true,
            let type = node.annotatedType
        else { return }
        let path = DottedName(of: type).path
        guard let first = path.first, !environment.hidesType(first) else { return }
        note(path, use: .call, at: node.place(of: initializer).place(of: initializer.value))
    }

    private mutating func note(_ path: [String], use: Mention.Use, at node: PlacedNode) {
        let meaning = Mention.Meaning(path: path, use: use, enclosingType: environment.enclosingType)
        guard !isBrief || known.insert(meaning).inserted else { return }
        let position = file.lines.position(atOffset: node.start)
        let branch = branch.map(file.extent)
        mentions.append(Mention(meaning: meaning, position: position, isUnindexed: isThrown, branch: branch))
    }
}

extension PlacedNode {
    /// The type written for a variable or a parameter.
    fileprivate var annotatedType: PlacedNode? {
        if let annotation = raw.child(RawTypeAnnotationSyntax.self) {
            return place(of: annotation).place(of: annotation.type)
        }
        return raw.child(RawTypeSyntax.self).map(place)
    }
}

extension RawFunctionCallExprSyntax {
    /// Whether it is a call of `.init` without a type before it.
    fileprivate var callsImplicitInitializer: Bool {
        guard let called = RawMemberAccessExprSyntax(calledExpression), called.base == nil else { return false }
        return called.declName.baseName.tokenText == "init"
    }
}
