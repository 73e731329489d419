@_spi(RawSyntax) import Declarations
@_spi(RawSyntax) import Parsing
@_spi(RawSyntax) import SwiftSyntax

/// What surrounds one place of a file: the type around it, and the local names in force.
struct LexicalEnvironment {
    /// Parameters, local variables and functions.
    private var values = NamesInForce()
    /// Local types and generic parameters.
    private var types = NamesInForce()

    /// The qualified names of the types around the place, the innermost last.
    ///
    /// A type that is local to a body stands for the one around that body, `nil` for none.
    private var enclosingTypes: [String?] = []
    private var bodyDepth = 0

    /// `nil` at the top level of the file.
    var enclosingType: String? { enclosingTypes.last ?? nil }

    var isInBody: Bool { bodyDepth > 0 }

    func hidesType(_ name: String) -> Bool { types.contains(name) }

    func hidesValue(_ name: String) -> Bool { values.contains(name) || types.contains(name) }

    /// Opens a scope with these types in it.
    mutating func open(declaring names: [String] = []) {
        values.open()
        types.open()
        for name in names { types.add(name) }
    }

    mutating func close() {
        values.close()
        types.close()
    }

    mutating func enterType(_ declaration: RawSyntax) {
        open()
        if isInBody {
            let members = MemberNames(of: declaration)
            members.types.forEach { types.add($0) }
            members.values.forEach { values.add($0) }
            enclosingTypes.append(enclosingType)
        } else {
            let name = declaration.declaredName?.identifierText ?? ""
            enclosingTypes.append(enclosingType.map { $0 + "." + name } ?? name)
        }
    }

    mutating func enterExtension(of type: String) {
        enclosingTypes.append(type)
        open()
    }

    mutating func leaveType() {
        enclosingTypes.removeLast()
        close()
    }

    mutating func enterBody() {
        bodyDepth += 1
        open()
    }

    mutating func leaveBody() {
        bodyDepth -= 1
        close()
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
                values.add(name.identifierText)
            } else {
                types.add(name.identifierText)
            }
        }
    }

    mutating func add(value name: String) { values.add(name) }
}
