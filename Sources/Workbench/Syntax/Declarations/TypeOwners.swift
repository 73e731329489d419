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

    public init(_ code: CodeBaseDeclarations) {
        for file in code.files {
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
    /// Extensions of types that are declared elsewhere are left out. Lines of a nested type lie inside its outer type's.
    public func extents(in code: CodeBaseDeclarations) -> [[TypeExtent]] {
        var extents = types.map { _ in [TypeExtent]() }
        for type in code.types {
            guard let owner = index(of: type.qualifiedName, in: type.file) else { continue }
            extents[owner].append(TypeExtent(file: type.file, lines: type.lines))
        }
        for addition in code.extensions {
            guard let owner = index(of: addition.extendedType, in: addition.file) else { continue }
            extents[owner].append(TypeExtent(file: addition.file, lines: addition.lines))
        }
        return extents
    }

    /// An index into `types`; `nil` for a type that is declared elsewhere.
    public func index(of type: String?, in file: String) -> Int? {
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
