import Declarations

/// Finds the type that a name in a file stands for: one that is private to the file, else one of the whole module.
struct TypeOwners {
    /// The types as first declared; both branches of an `#if` declare one.
    private(set) var types: [TypeDeclaration] = []

    private struct Key: Hashable {
        let name: String
        /// Only of a private type, which other files cannot see.
        let file: String?
    }

    private var indices: [Key: Int] = [:]

    init(_ code: CodeBaseDeclarations) {
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

    /// An index into `types`; none for a type that is declared elsewhere.
    func index(of type: String?, in file: String) -> Int? {
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
