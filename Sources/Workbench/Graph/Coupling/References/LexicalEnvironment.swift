@_spi(RawSyntax) import Declarations
@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// What surrounds one place of a file: the type around it, and the local names in force.
struct LexicalEnvironment {
    private(set) var scopes = LexicalScopes()

    /// The qualified names of the types around the place, the innermost last.
    ///
    /// A type that is local to a body stands for the one around that body, `nil` for none.
    private var enclosingTypes: [String?] = []

    private var bodyDepth = 0

    /// `nil` at the top level of the file.
    var enclosingType: String? { enclosingTypes.last ?? nil }

    var isInBody: Bool { bodyDepth > 0 }

    mutating func enterType(_ declaration: RawSyntax) {
        scopes.open()
        if isInBody {
            let members = MemberNames(of: declaration)
            members.types.forEach { scopes.add(type: $0) }
            members.values.forEach { scopes.add(value: $0) }
            enclosingTypes.append(enclosingType)
        } else {
            let name = declaration.declaredName?.identifierText ?? ""
            enclosingTypes.append(enclosingType.map { $0 + "." + name } ?? name)
        }
    }

    mutating func enterExtension(of type: String) {
        enclosingTypes.append(type)
        scopes.open()
    }

    mutating func leaveType() {
        enclosingTypes.removeLast()
        scopes.close()
    }

    /// Into a declaration with parameters.
    mutating func enterSignature(_ declaration: RawSyntax) {
        scopes.open()
        for name in declaration.genericParameters { scopes.add(type: name) }
    }

    mutating func leaveSignature() { scopes.close() }

    mutating func enterBody() {
        bodyDepth += 1
        scopes.open()
    }

    mutating func leaveBody() {
        bodyDepth -= 1
        scopes.close()
    }
}

extension LexicalEnvironment {
    /// Local functions and types are known before the line that declares them.
    mutating func addDeclarations(among items: PlacedNode) {
        guard isInBody else { return }
        for item in items.children {
            guard let declaration = RawCodeBlockItemSyntax(item.raw)?.item, let name = declaration.declaredName
            else { continue }
            if declaration.kind == .functionDecl {
                scopes.add(value: name.identifierText)
            } else {
                scopes.add(type: name.identifierText)
            }
        }
    }

    mutating func add(value name: String) { scopes.add(value: name) }
}
