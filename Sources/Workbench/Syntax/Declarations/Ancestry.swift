import Support

/// Who inherits from and conforms to whom, told by simple names within a set of files.
struct Ancestry {
    /// Those that name each in an inheritance clause.
    private var heirs: [String: Set<String>] = [:]

    init(_ code: CodeBaseDeclarations) {
        for type in code.types { add(type.inherited, to: type.name) }
        for addition in code.extensions { add(addition.inherited, to: addition.extendedType.lastNamePart) }
    }

    /// Everything that inherits from it or conforms to it, directly or through others.
    func descendants(of name: String) -> Set<String> {
        Set(reachableFrom: heirs[name, default: []]) { heirs[$0, default: []] }
    }

    private mutating func add(_ inherited: [String], to name: String) {
        for parent in inherited { heirs[parent.lastNamePart, default: []].insert(name) }
    }
}
