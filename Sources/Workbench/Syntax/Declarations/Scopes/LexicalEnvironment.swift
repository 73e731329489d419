@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// What surrounds one place of a file: the type around it, and the local names in force.
@_spi(RawSyntax)
public struct LexicalEnvironment {
    /// Parameters, local variables and functions.
    private var values = NamesInForce()
    /// Local types and generic parameters.
    private var types = NamesInForce()

    /// The qualified names of the types around the place, the innermost last.
    ///
    /// A type that is local to a body stands for the one around that body; `nil` if no type is around it.
    private var enclosingTypes: [String?] = []
    private var bodyDepth = 0

    public init() {}

    /// `nil` at the top level of the file.
    public var enclosingType: String? { enclosingTypes.last ?? nil }

    public var isInBody: Bool { bodyDepth > 0 }

    public func hidesType(_ name: String) -> Bool { types.contains(name) }

    public func hidesValue(_ name: String) -> Bool { values.contains(name) || types.contains(name) }

    /// Opens a scope with these types in it.
    public mutating func open(declaring names: [String] = []) {
        values.open()
        types.open()
        for name in names { types.add(name) }
    }

    public mutating func close() {
        values.close()
        types.close()
    }

    /// For a type or an extension.
    public mutating func enterType(_ declaration: RawSyntax) {
        open()
        if isInBody {
            let members = MemberNames(of: declaration)
            members.types.forEach { types.add($0) }
            members.values.forEach { values.add($0) }
            enclosingTypes.append(enclosingType)
        } else {
            enclosingTypes.append(declaration.typeName(in: enclosingType))
        }
    }

    public mutating func leaveType() {
        enclosingTypes.removeLast()
        close()
    }

    public mutating func enterBody() {
        bodyDepth += 1
        open()
    }

    public mutating func leaveBody() {
        bodyDepth -= 1
        close()
    }
}

@_spi(RawSyntax)
extension LexicalEnvironment {
    /// Local functions and types are known before the line that declares them.
    public mutating func addDeclarations(among items: PlacedNode) {
        guard isInBody else { return }
        for item in items.children {
            guard let declaration = RawCodeBlockItemSyntax(item.raw)?.item, let name = declaration.declaredName
            else { continue }
            if declaration.kind == .functionDecl {
                values.add(name.identifierText)
            } else {
                types.add(name.identifierText)
            }
        }
    }

    public mutating func add(value name: String) { values.add(name) }

    /// Adds the name that a parameter, a capture or a pattern gives to a value.
    public mutating func addName(of node: RawSyntax) {
        if let name = node.localName { add(value: name.identifierText) }
    }
}

extension RawSyntax {
    fileprivate var localName: RawTokenSyntax? {
        switch kind {
        case .accessorParameters: RawAccessorParametersSyntax(self)?.name
        case .closureCapture: RawClosureCaptureSyntax(self)?.name
        case .closureParameter: RawClosureParameterSyntax(self).map { $0.secondName ?? $0.firstName }
        case .closureShorthandParameter: RawClosureShorthandParameterSyntax(self)?.name
        case .functionParameter: RawFunctionParameterSyntax(self).map { $0.secondName ?? $0.firstName }
        case .identifierPattern: RawIdentifierPatternSyntax(self)?.identifier
        default: nil
        }
    }
}
