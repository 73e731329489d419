import Declarations
import Parsing

/// What files declare that a second copy of them in the same module would declare again.
struct CollidingNames {
    /// Of types, functions, variables and aliases that stand in no type.
    let outermost: Set<String>

    /// Of members that the files add to types which stand elsewhere.
    let added: Set<String>

    init(of files: [ParsedFile]) {
        let declarations = files.map { FileDeclarations($0) }
        let types = declarations.flatMap(\.types).filter { $0.outer == nil && !$0.isLocal }.map(\.name)
        let globals = declarations.flatMap(\.globals).map(\.name)
        let aliases = declarations.flatMap(\.aliases).map(\.name)
        let outermost = Set(types + globals + aliases)
        // `extension [Event]` has no plain name; what it is bound to is numbered, which keeps copies of it apart.
        let foreign = declarations.flatMap(\.extensions).filter { part in
            let extended = part.extendedType.prefix { $0 != "." }
            return !extended.isEmpty && !outermost.contains(String(extended))
        }
        self.outermost = outermost
        added = foreign.reduce(into: []) { $0.formUnion($1.members.values.union($1.members.types)) }
    }

    var all: Set<String> { outermost.union(added) }
}
