/// Finds the type that a name in a file stands for: one that is private to the file, else one of the whole module.
public struct TypeOwners: Sendable {
    /// The types as first declared; both branches of an `#if` declare one.
    public private(set) var types: [TypeDeclaration] = []

    private struct Key: Hashable, Sendable {
        let name: String
        /// Only of a private type, which other files cannot see.
        let file: String?
    }

    private var indices: [Key: Int] = [:]

    public init(_ code: [FileDeclarations]) {
        for file in code {
            let hidden = Set(file.types.filter(\.isPrivate).map(\.qualifiedName))
            for type in file.types {
                let isHidden = type.qualifiedName.prefixesAtDots.contains { hidden.contains(String($0)) }
                let key = Key(name: type.qualifiedName, file: isHidden ? file.path : nil)
                guard indices[key] == nil else { continue }
                indices[key] = types.count
                types.append(type)
            }
        }
    }

    /// The lines of each type, in the order of `types`: its declarations' first, then its extensions'.
    ///
    /// Extensions of types that are declared elsewhere are left out. Lines of a nested type lie inside its outer
    /// type's.
    public func extents(in code: [FileDeclarations]) -> [[TypeExtent]] {
        let declared = code.types.map { ($0.qualifiedName, TypeExtent(file: $0.file, lines: $0.lines)) }
        let added = code.extensions.map { ($0.extendedType, TypeExtent(file: $0.file, lines: $0.lines)) }
        return grouped(declared + added) { ($0.0, $0.1.file) }.map { $0.map(\.1) }
    }

    /// What belongs to each type, in the order of `types`; `place` says in which type a part stands, and in which file.
    public func grouped<Part>(
        _ parts: some Sequence<Part>,
        by place: (Part) -> (type: String?, file: String)
    ) -> [[Part]] {
        parts.reduce(into: types.map { _ in [] }) { groups, part in
            let (type, file) = place(part)
            if let owner = index(of: type, in: file) { groups[owner].append(part) }
        }
    }

    /// An index into `types`; `nil` for a type that is declared elsewhere.
    private func index(of type: String?, in file: String) -> Int? {
        guard let type else { return nil }
        return indices[Key(name: type, file: file)] ?? indices[Key(name: type, file: nil)]
    }
}

extension String {
    /// Of `A.B.C`: `A`, `A.B`, `A.B.C`.
    fileprivate var prefixesAtDots: [Substring] {
        indices.filter { self[$0] == "." }.map { self[..<$0] } + [self[...]]
    }
}
