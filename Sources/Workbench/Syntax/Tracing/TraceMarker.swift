import Complexity
import Parsing
import SwiftSyntax

/// Finds the bodies of a file, and what has to be written into each.
final class TraceMarker: SyntaxAnyVisitor {
    private let known: [SourcePosition: Body]
    private let tellsWrites: Bool
    /// The bodies around what is visited, the innermost last.
    private var around: [EnclosingBody] = []

    /// The qualified names of the types around what is visited, the innermost last.
    private var types: [String] = []
    /// Whether the file may have closures that a result builder reads.
    private let hasBuilders: Bool

    private(set) var marks: TraceMarks

    init(file: ParsedFile, firstNumber: Int, tellsWrites: Bool) {
        marks = TraceMarks(in: file, firstNumber: firstNumber)
        self.tellsWrites = tellsWrites
        hasBuilders = ResultBuilders.mayRead(file)
        known = Dictionary(FileBodies(file).bodies.map { ($0.position, $0) }) { first, _ in first }
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if let name = node.typeName { types.append((types.last.map { $0 + "." } ?? "") + name) }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        if node.typeName != nil { types.removeLast() }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let signature = TraceSignature(
            throws: node.signature.effectSpecifiers?.throwsClause,
            result: node.signature.returnClause?.type,
            parameters: node.signature.parameterClause,
            attributes: Array(node.attributes)
        )
        return enter(node.body, of: node.name, signature)
    }

    override func visitPost(_ node: FunctionDeclSyntax) { leave(node.body) }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let signature = TraceSignature(
            throws: node.signature.effectSpecifiers?.throwsClause,
            result: nil,
            attributes: Array(node.attributes),
            isInitializer: true
        )
        return enter(node.body, of: node.initKeyword, signature)
    }

    override func visitPost(_ node: InitializerDeclSyntax) { leave(node.body) }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let signature = TraceSignature(throws: nil, result: nil, attributes: Array(node.attributes))
        return enter(node.body, of: node.deinitKeyword, signature)
    }

    override func visitPost(_ node: DeinitializerDeclSyntax) { leave(node.body) }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        let owner = TracedOwner(of: node)
        let isGetter = node.accessorSpecifier.tokenKind == .keyword(.get)
        let isCoroutine = ![.get, .set, .willSet, .didSet].map(TokenKind.keyword).contains(
            node.accessorSpecifier.tokenKind
        )
        let signature = TraceSignature(
            throws: node.effectSpecifiers?.throwsClause,
            result: isGetter ? owner?.type : nil,
            attributes: Array(node.attributes) + (owner.map { Array($0.attributes) } ?? []),
            isCoroutine: isCoroutine
        )
        return enter(node.body, of: node.accessorSpecifier, signature)
    }

    override func visitPost(_ node: AccessorDeclSyntax) { leave(node.body) }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .getter(let statements) = node.accessors, let owner = TracedOwner(of: node) else {
            return .visitChildren
        }
        let signature = TraceSignature(throws: nil, result: owner.type, attributes: Array(owner.attributes))
        enter(DeclaredBody(statements, in: node, signature), of: owner.name)
        return .visitChildren
    }

    override func visitPost(_ node: AccessorBlockSyntax) {
        if case .getter = node.accessors, TracedOwner(of: node) != nil { around.removeLast() }
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let outer = around.last
        let type = outer?.type ?? types.last
        let name = "closure" + (outer?.name.map { " in \($0)" } ?? "")
        let number = mark(node, as: name, of: type)
        // What lies in a closure of a closure is named after the body around both.
        around.append(
            EnclosingBody(
                name: outer?.name,
                type: type,
                hasOwnership: outer?.hasOwnership ?? false,
                number: number ?? outer?.number
            )
        )
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { around.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if tellsWrites, node.isStoredInClass { node.bindings.forEach(mark) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let number = around.last?.number { marks.mention(node.baseName, in: number) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let number = around.last?.number, let name = node.calledName {
            let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
            marks.mention(name, labels: "(\(labels))", in: number)
        }
        return .visitChildren
    }

    // What these hold runs in no body, or when it is compiled.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension TraceMarker {
    private func enter(
        _ block: CodeBlockSyntax?,
        of name: TokenSyntax,
        _ signature: TraceSignature
    ) -> SyntaxVisitorContinueKind {
        guard let block else { return .skipChildren }
        enter(DeclaredBody(block.statements, in: block, signature), of: name)
        return .visitChildren
    }

    private func enter(_ body: DeclaredBody, of name: TokenSyntax) {
        let start = marks.position(of: name)
        let (title, type) = (known[start]?.name ?? name.text, known[start]?.type)
        let brace = marks.position(of: body.leftBrace)
        let place = TracedPlace(name: title, type: type, line: start.line, brace: brace, isClosure: false)
        let number = mark(body, at: place)
        around.append(
            EnclosingBody(name: title, type: type, hasOwnership: body.hindrance == .ownership, number: number)
        )
    }

    private func leave(_ body: CodeBlockSyntax?) {
        if body != nil { around.removeLast() }
    }

    /// Gives the body's number; `nil` if it is left alone.
    private func mark(_ body: DeclaredBody, at place: TracedPlace) -> Int? {
        if let hindrance = body.hindrance {
            marks.leaveAlone(place, for: hindrance)
            return nil
        }
        let number = marks.add(place)
        body.mark(number, in: &marks)
        return number
    }

    /// Gives the closure's number; `nil` if it is left alone.
    private func mark(_ node: ClosureExprSyntax, as name: String, of type: String?) -> Int? {
        let brace = marks.position(of: node.leftBrace)
        let place = TracedPlace(name: name, type: type, line: brace.line, brace: brace, isClosure: true)
        let closure = TracedClosure(node)
        let hasOwnership = around.last?.hasOwnership == true
        if let hindrance = closure.hindrance(hasBuilders: hasBuilders, hasOwnership: hasOwnership) {
            marks.leaveAlone(place, for: hindrance)
            return nil
        }
        let number = marks.add(place)
        closure.mark(number, in: &marks)
        return number
    }

    /// A stored property tells that it is set, in a body of its own.
    private func mark(_ property: PatternBindingSyntax) {
        guard let name = property.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            property.accessorBlock == nil
        else { return }
        let line = marks.position(of: name).line
        let place = TracedPlace(name: "\(name.text).set", type: types.last, line: line, brace: nil, isClosure: false)
        let number = marks.add(place)
        let end =
            (property.initializer.map { Syntax($0) } ?? property.typeAnnotation.map { Syntax($0) } ?? Syntax(name))
            .endPositionBeforeTrailingTrivia
        marks.insert(" { willSet { CatwalkTrace.leave(CatwalkTrace.enter(\(number))) } }", at: end)
    }
}

/// A body around what is visited.
private struct EnclosingBody {
    let name: String?
    let type: String?
    let hasOwnership: Bool
    /// The number of the body that a call made here comes from; `nil` if that tells nothing.
    let number: Int?
}

extension FunctionCallExprSyntax {
    /// The last name of what is called: `pay` in `till?.pay(1)`.
    fileprivate var calledName: TokenSyntax? {
        let called =
            calledExpression.as(MemberAccessExprSyntax.self)?.declName
            ?? calledExpression.as(DeclReferenceExprSyntax.self)
        return called?.baseName
    }
}
