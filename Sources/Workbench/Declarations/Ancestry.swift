/// What types inherit from and conform to, told by their simple names within a set of files.
struct Ancestry {
    private var parents: [String: Set<String>] = [:]

    init(_ code: CodeBaseDeclarations) {
        for type in code.types { add(type.inherited, to: type.name) }
        for addition in code.extensions { add(addition.inherited, to: addition.extendedType.lastNamePart) }
    }

    /// Everything the type inherits from or conforms to, directly or through others; names from elsewhere included.
    func ancestors(of name: String) -> Set<String> {
        var found: Set<String> = []
        var pending = parents[name] ?? []
        while let next = pending.popFirst() {
            if found.insert(next).inserted { pending.formUnion(parents[next] ?? []) }
        }
        return found
    }

    private mutating func add(_ inherited: [String], to name: String) {
        parents[name, default: []].formUnion(inherited.map(\.lastNamePart))
    }
}
