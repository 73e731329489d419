import Complexity
import Parsing
import SwiftSyntax

/// Finds the bodies of a file, and what has to be written into each.
final class TraceMarker: SyntaxAnyVisitor {
    private let file: ParsedFile
    private let known: [SourcePosition: Body]
    private let firstNumber: Int
    private let tellsWrites: Bool
    /// The bodies around what is visited, the innermost last.
    private var around: [(name: String?, type: String?, hasOwnership: Bool)] = []

    /// The qualified names of the types around what is visited, the innermost last.
    private var types: [String] = []
    /// Whether the file may have closures that a result builder reads.
    private let hasBuilders: Bool

    private(set) var bodies: [TracedBody] = []
    private(set) var untraced: [UntracedBody] = []
    private(set) var insertions: [TraceInsertion] = []

    init(file: ParsedFile, firstNumber: Int, tellsWrites: Bool) {
        self.file = file
        self.firstNumber = firstNumber
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
        guard let body = node.body else { return .skipChildren }
        let signature = TraceSignature(
            throws: node.signature.effectSpecifiers?.throwsClause,
            result: node.signature.returnClause?.type,
            parameters: node.signature.parameterClause,
            attributes: Array(node.attributes)
        )
        enter(at: node.name, body.statements, of: body, signature)
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { leave(node.body) }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body else { return .skipChildren }
        let signature = TraceSignature(
            throws: node.signature.effectSpecifiers?.throwsClause,
            result: nil,
            attributes: Array(node.attributes),
            isInitializer: true
        )
        enter(at: node.initKeyword, body.statements, of: body, signature)
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { leave(node.body) }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body else { return .skipChildren }
        let signature = TraceSignature(throws: nil, result: nil, attributes: Array(node.attributes))
        enter(at: node.deinitKeyword, body.statements, of: body, signature)
        return .visitChildren
    }

    override func visitPost(_ node: DeinitializerDeclSyntax) { leave(node.body) }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body else { return .skipChildren }
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
        enter(at: node.accessorSpecifier, body.statements, of: body, signature)
        return .visitChildren
    }

    override func visitPost(_ node: AccessorDeclSyntax) { leave(node.body) }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .getter(let statements) = node.accessors, let owner = TracedOwner(of: node) else {
            return .visitChildren
        }
        let signature = TraceSignature(throws: nil, result: owner.type, attributes: Array(owner.attributes))
        enter(at: owner.name, statements, of: node, signature)
        return .visitChildren
    }

    override func visitPost(_ node: AccessorBlockSyntax) {
        if case .getter = node.accessors, TracedOwner(of: node) != nil { around.removeLast() }
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let outer = around.last
        let type = outer?.type ?? types.last
        let name = "closure" + (outer?.name.map { " in \($0)" } ?? "")
        mark(closure: node, name: name, type: type)
        // What lies in a closure of a closure is named after the body around both.
        around.append((outer?.name, type, outer?.hasOwnership ?? false))
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { around.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if tellsWrites, node.isStoredInClass { node.bindings.forEach(mark) }
        return .visitChildren
    }

    // What these hold runs in no body, or when it is compiled.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension TraceMarker {
    private func enter(
        at name: TokenSyntax,
        _ statements: CodeBlockItemListSyntax,
        of braces: some BracedSyntax,
        _ signature: TraceSignature
    ) {
        let nameStart = position(of: name)
        let body = known[nameStart]
        let (title, type) = (body?.name ?? name.text, body?.type)
        let hindrance = signature.hindrance(for: statements)
        around.append((title, type, hindrance == .ownership))
        let brace = position(of: braces.leftBrace)
        let place = TracedPlace(name: title, type: type, line: nameStart.line, brace: brace, isClosure: false)
        if let hindrance { return leaveAlone(place, for: hindrance) }
        let number = add(place)
        let start = braces.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        let end = braces.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        if WaitSearch.waits(statements) {
            insert(
                " return \(signature.isThrowing ? "try " : "")await CatwalkTrace.running(\(number)) { \(signature.closure) in ",
                at: start
            )
            insert(" } ", at: end)
            return
        }
        insert(" let _catwalk = CatwalkTrace.enter(\(number)); defer { CatwalkTrace.leave(_catwalk) }; ", at: start)
        if signature.givesValue, let value = statements.onlyValue {
            insert("return ", at: value.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
    }

    /// A stored property tells that it is set, in a body of its own.
    private func mark(_ property: PatternBindingSyntax) {
        guard let name = property.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            property.accessorBlock == nil
        else { return }
        let line = position(of: name).line
        let place = TracedPlace(name: "\(name.text).set", type: types.last, line: line, brace: nil, isClosure: false)
        let number = add(place)
        let end =
            (property.initializer.map { Syntax($0) } ?? property.typeAnnotation.map { Syntax($0) } ?? Syntax(name))
            .endPositionBeforeTrailingTrivia
        insert(" { willSet { CatwalkTrace.leave(CatwalkTrace.enter(\(number))) } }", at: end.utf8Offset)
    }

    private func mark(closure: ClosureExprSyntax, name: String, type: String?) {
        let brace = position(of: closure.leftBrace)
        let place = TracedPlace(name: name, type: type, line: brace.line, brace: brace, isClosure: true)
        let statements = closure.statements
        let waits = WaitSearch.waits(statements)
        let usesShorthand = ShorthandSearch.uses(statements)
        if hasBuilders, statements.isOfExpressions { return leaveAlone(place, for: .resultBuilder) }
        let only = statements.onlyExpression
        // What throws one type of error has to say so to the recorder, which an expression can't.
        let thrown = closure.signature?.effectSpecifiers?.throwsClause.flatMap { $0.type == nil ? nil : $0 }
        let value = thrown == nil ? only : nil
        if only == nil, statements.mayBeBranchingValue { return leaveAlone(place, for: .onlyBranches) }
        if waits, around.last?.hasOwnership == true { return leaveAlone(place, for: .ownership) }
        if waits, value == nil, usesShorthand { return leaveAlone(place, for: .shorthandParameters) }
        let number = add(place)
        let start = (closure.signature?.inKeyword ?? closure.leftBrace).endPositionBeforeTrailingTrivia.utf8Offset
        let end = closure.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        let effects = ThrowSearch.throwsOut(statements) ? "try " : ""
        // A task begins anew, so that it has to be told who began it.
        let isTask = waits || closure.isOfTask
        if isTask { capture(in: closure) }
        let origin = isTask ? ", from: _catwalkOrigin" : ""
        if statements.isEmpty {
            insert(" CatwalkTrace.leave(CatwalkTrace.enter(\(number)\(origin))) ", at: start)
        } else if let value {
            let first = value.positionAfterSkippingLeadingTrivia.utf8Offset
            let last = value.endPositionBeforeTrailingTrivia.utf8Offset
            let call = waits ? "await CatwalkTrace.waiting" : "CatwalkTrace.within"
            insert("\(effects)\(call)(\(number)\(origin), ", at: first)
            insert(")", at: last)
        } else if waits {
            let signature = thrown.map { "() async \($0.trimmedDescription) in " } ?? ""
            insert(" \(effects)await CatwalkTrace.running(\(number)\(origin)) { \(signature)", at: start)
            insert(" } ", at: end)
        } else {
            let enter = "CatwalkTrace.enter(\(number)\(origin))"
            insert(" let _catwalk = \(enter); defer { CatwalkTrace.leave(_catwalk) }; ", at: start)
            if let only { insert("return ", at: only.positionAfterSkippingLeadingTrivia.utf8Offset) }
        }
    }

    /// Adds who begins it to what the closure captures.
    private func capture(in closure: ClosureExprSyntax) {
        let captured = "_catwalkOrigin = CatwalkTrace.current"
        if let clause = closure.signature?.capture {
            let place = clause.rightSquare.positionAfterSkippingLeadingTrivia.utf8Offset
            insert((clause.items.isEmpty ? "" : ", ") + captured, at: place)
        } else if let signature = closure.signature {
            let place =
                signature.attributes.isEmpty
                ? signature.positionAfterSkippingLeadingTrivia : signature.attributes.endPosition
            insert("[\(captured)] ", at: place.utf8Offset)
        } else {
            insert(" [\(captured)] in ", at: closure.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
        }
    }

    private func position(of token: TokenSyntax) -> SourcePosition {
        file.lines.position(atOffset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    private func leave(_ body: CodeBlockSyntax?) {
        if body != nil { around.removeLast() }
    }

    private func add(_ place: TracedPlace) -> Int {
        let number = firstNumber + bodies.count
        bodies.append(
            TracedBody(
                number: number,
                name: place.name,
                type: place.type,
                file: file.path,
                line: place.line,
                isClosure: place.isClosure,
                brace: place.brace
            )
        )
        return number
    }

    private func leaveAlone(_ place: TracedPlace, for reason: UntracedBody.Reason) {
        untraced.append(
            UntracedBody(
                name: place.name,
                type: place.type,
                file: file.path,
                line: place.line,
                brace: place.brace,
                reason: reason
            )
        )
    }

    private func insert(_ text: String, at offset: Int) {
        insertions.append(TraceInsertion(offset: offset, text: text))
    }
}

/// A body's name and place.
private struct TracedPlace {
    let name: String
    let type: String?
    let line: Int
    let brace: SourcePosition?
    let isClosure: Bool
}
