import SwiftSyntax

/// A closure, and how it is made to tell that it is entered.
struct TracedClosure {
    private let closure: ClosureExprSyntax
    private let statements: CodeBlockItemListSyntax
    private let waits: Bool
    /// The type of error that it says it throws.
    private let thrown: ThrowsClauseSyntax?
    private let only: ExprSyntax?

    init(_ closure: ClosureExprSyntax) {
        self.closure = closure
        statements = closure.statements
        waits = WaitSearch.waits(statements)
        thrown = closure.signature?.effectSpecifiers?.throwsClause.flatMap { $0.type == nil ? nil : $0 }
        only = statements.onlyExpression
    }

    /// What throws one type of error has to say so to the recorder, which an expression can't.
    private var value: ExprSyntax? { thrown == nil ? only : nil }

    /// Why the closure stays as it is; `nil` if nothing speaks against writing into it.
    ///
    /// `hasBuilders` says whether a result builder may read it, `hasOwnership` whether a value changes its owner around it.
    func hindrance(hasBuilders: Bool, hasOwnership: Bool) -> UntracedBody.Reason? {
        if hasBuilders, statements.isOfExpressions { return .resultBuilder }
        if only == nil, statements.mayBeBranchingValue { return .onlyBranches }
        if waits, hasOwnership { return .ownership }
        return waits && value == nil && ShorthandSearch.uses(statements) ? .shorthandParameters : nil
    }

    /// Lets it tell its calls by this number.
    func mark(_ number: Int, in marks: inout TraceMarks) {
        let start = (closure.signature?.inKeyword ?? closure.leftBrace).endPositionBeforeTrailingTrivia
        let effects = ThrowSearch.throwsOut(statements) ? "try " : ""
        // A task begins anew, so that it has to be told who began it.
        let isTask = waits || closure.isOfTask
        if isTask { capture(in: &marks) }
        let origin = isTask ? ", from: _catwalkOrigin" : ""
        if statements.isEmpty {
            marks.insert(" CatwalkTrace.leave(CatwalkTrace.enter(\(number)\(origin))) ", at: start)
        } else if let value {
            let call = waits ? "await CatwalkTrace.waiting" : "CatwalkTrace.within"
            marks.insert("\(effects)\(call)(\(number)\(origin), ", at: value.positionAfterSkippingLeadingTrivia)
            marks.insert(")", at: value.endPositionBeforeTrailingTrivia)
        } else if waits {
            let signature = thrown.map { "() async \($0.trimmedDescription) in " } ?? ""
            marks.insert(" \(effects)await CatwalkTrace.running(\(number)\(origin)) { \(signature)", at: start)
            marks.insert(" } ", at: closure.rightBrace.positionAfterSkippingLeadingTrivia)
        } else {
            let enter = "CatwalkTrace.enter(\(number)\(origin))"
            marks.insert(" let _catwalk = \(enter); defer { CatwalkTrace.leave(_catwalk) }; ", at: start)
            if let only { marks.insert("return ", at: only.positionAfterSkippingLeadingTrivia) }
        }
    }

    /// Adds who begins it to what the closure captures.
    private func capture(in marks: inout TraceMarks) {
        let captured = "_catwalkOrigin = CatwalkTrace.current"
        if let clause = closure.signature?.capture {
            let place = clause.rightSquare.positionAfterSkippingLeadingTrivia
            marks.insert((clause.items.isEmpty ? "" : ", ") + captured, at: place)
        } else if let signature = closure.signature {
            let place =
                signature.attributes.isEmpty
                ? signature.positionAfterSkippingLeadingTrivia : signature.attributes.endPosition
            marks.insert("[\(captured)] ", at: place)
        } else {
            marks.insert(" [\(captured)] in ", at: closure.leftBrace.endPositionBeforeTrailingTrivia)
        }
    }
}
