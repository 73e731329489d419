import SwiftSyntax

/// What a body's declaration says of how it may be written into.
struct TraceSignature {
    /// What the body gives back; `nil` for nothing.
    private let result: TypeSyntax?
    private let parameters: FunctionParameterClauseSyntax?
    private let thrown: ThrowsClauseSyntax?
    private let attributes: [AttributeListSyntax.Element]
    private let isCoroutine: Bool
    private let isInitializer: Bool

    init(
        throws thrown: ThrowsClauseSyntax?,
        result: TypeSyntax?,
        parameters: FunctionParameterClauseSyntax? = nil,
        attributes: [AttributeListSyntax.Element],
        isCoroutine: Bool = false,
        isInitializer: Bool = false
    ) {
        let isNothing = result.map { ["Void", "()", "Swift.Void"].contains($0.trimmedDescription) } ?? true
        self.result = isNothing ? nil : result
        self.parameters = parameters
        self.thrown = thrown
        self.attributes = attributes
        self.isCoroutine = isCoroutine
        self.isInitializer = isInitializer
    }

    var givesValue: Bool { result != nil }

    var isThrowing: Bool { thrown != nil }

    /// The type of a closure with the same effects and the same result: `() async throws -> Photo`.
    var closure: String {
        let effects = ["async", thrown?.trimmedDescription].compactMap(\.self).joined(separator: " ")
        // What is unwrapped by itself where it is used is an optional in a closure's type.
        let type = result?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self).map {
            "(\($0.wrappedType.trimmedDescription))?"
        }
        return "() \(effects) -> \(type ?? result?.trimmedDescription ?? "Void")"
    }

    /// Why the body stays as it is; `nil` if nothing speaks against writing into it.
    func hindrance(for statements: CodeBlockItemListSyntax) -> UntracedBody.Reason? {
        if attributes.contains(where: \.isOfInlining) { return .inlinable }
        if !attributes.allSatisfy(\.isKnown) { return .attribute }
        if let result, OpaqueSearch.isOpaque(result) { return .opaqueResult }
        if isCoroutine { return .coroutine }
        let waits = WaitSearch.waits(statements)
        if isInitializer, waits { return .waitingInitializer }
        if waits, thrown?.throwsSpecifier.tokenKind == .keyword(.rethrows) { return .rethrowing }
        if waits, OwnershipSearch.isIn(parameters) || OwnershipSearch.isIn(result) { return .ownership }
        let isConditional = statements.count == 1 && statements.first?.item.is(IfConfigDeclSyntax.self) == true
        return givesValue && isConditional ? .onlyBranches : nil
    }
}

extension AttributeListSyntax.Element {
    /// Attributes of the language and of its libraries that leave the meaning of a body alone.
    private static let known: Set<String> = [
        "IBAction", "IBInspectable", "IBOutlet", "IBSegueAction", "MainActor", "Sendable", "available", "backDeployed",
        "concurrent", "discardableResult", "inline", "nonobjc", "objc", "preconcurrency", "warn_unqualified_access",
    ]

    private static let inlining: Set<String> = [
        "_alwaysEmitIntoClient", "_transparent", "inlinable", "usableFromInline",
    ]

    private var name: String? {
        if case .attribute(let attribute) = self { attribute.attributeName.trimmedDescription } else { nil }
    }

    /// Attributes within `#if` are not.
    fileprivate var isKnown: Bool { name.map(Self.known.contains) ?? false }

    fileprivate var isOfInlining: Bool { name.map(Self.inlining.contains) ?? false }
}

private final class OpaqueSearch: SyntaxVisitor {
    private var found = false

    static func isOpaque(_ type: TypeSyntax) -> Bool {
        let search = OpaqueSearch(viewMode: .sourceAccurate)
        search.walk(type)
        return search.found
    }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        found = found || node.someOrAnySpecifier.tokenKind == .keyword(.some)
        return .visitChildren
    }
}

/// Finds `sending` and its like, which say who owns a value: within another closure the value would have another owner.
private final class OwnershipSearch: SyntaxVisitor {
    private var found = false

    static func isIn(_ node: (some SyntaxProtocol)?) -> Bool {
        let search = OwnershipSearch(viewMode: .sourceAccurate)
        if let node { search.walk(node) }
        return search.found
    }

    override func visit(_ node: SimpleTypeSpecifierSyntax) -> SyntaxVisitorContinueKind {
        let specifiers = [.sending, .consuming, .borrowing].map(TokenKind.keyword)
        found = found || specifiers.contains(node.specifier.tokenKind)
        return .skipChildren
    }
}
