import SwiftSyntax

/// The body of a function, an initialiser, a deinitialiser or an accessor, and how it is made to tell that it is entered.
struct DeclaredBody {
    let leftBrace: TokenSyntax
    private let rightBrace: TokenSyntax
    private let statements: CodeBlockItemListSyntax
    private let signature: TraceSignature

    init(_ statements: CodeBlockItemListSyntax, in braces: some BracedSyntax, _ signature: TraceSignature) {
        leftBrace = braces.leftBrace
        rightBrace = braces.rightBrace
        self.statements = statements
        self.signature = signature
    }

    /// Why the body stays as it is; `nil` if nothing speaks against writing into it.
    var hindrance: UntracedBody.Reason? { signature.hindrance(for: statements) }

    /// Lets it tell its calls by this number.
    func mark(_ number: Int, in marks: inout TraceMarks) {
        let start = leftBrace.endPositionBeforeTrailingTrivia
        if WaitSearch.waits(statements) {
            let effects = signature.isThrowing ? "try " : ""
            marks.insert(
                " return \(effects)await CatwalkTrace.running(\(number)) { \(signature.closure) in ",
                at: start
            )
            marks.insert(" } ", at: rightBrace.positionAfterSkippingLeadingTrivia)
            return
        }
        marks.insert(
            " let _catwalk = CatwalkTrace.enter(\(number)); defer { CatwalkTrace.leave(_catwalk) }; ",
            at: start
        )
        if signature.givesValue, let value = statements.onlyValue {
            marks.insert("return ", at: value.positionAfterSkippingLeadingTrivia)
        }
    }
}
