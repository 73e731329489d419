/// The local names in force at one place of a file: parameters, local variables, functions and types, generic parameters.
struct LexicalScopes {
    private struct Scope {
        var values: Set<String> = []
        var types: Set<String> = []
    }

    private var scopes: [Scope] = []

    mutating func open() { scopes.append(Scope()) }

    mutating func close() { scopes.removeLast() }

    mutating func add(values: some Sequence<String>) {
        guard !scopes.isEmpty else { return }
        scopes[scopes.count - 1].values.formUnion(values)
    }

    mutating func add(types: some Sequence<String>) {
        guard !scopes.isEmpty else { return }
        scopes[scopes.count - 1].types.formUnion(types)
    }

    func hidesType(_ name: String) -> Bool { scopes.contains { $0.types.contains(name) } }

    func hidesValue(_ name: String) -> Bool {
        scopes.contains { $0.values.contains(name) || $0.types.contains(name) }
    }
}
