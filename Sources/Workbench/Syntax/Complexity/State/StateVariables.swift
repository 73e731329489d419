import Declarations
import Support

/// Which types of a module hold state: in which of their variables they keep what may change.
///
/// A variable that holds an object, or anything through a protocol, is a reference to another part, whose own variables
/// count where they are declared. One that holds a struct of the module counts as the struct's variables do, so that
/// the number is the same whether they stand alone or together.
public struct StateVariables {
    private let types: [TypeDeclaration]
    private let variables: [[StoredVariable]]
    /// Where the module's own types stand among these.
    private let places: [String: Int]
    /// The kinds of the module's types and of those that it uses, by qualified name.
    private let kinds: [String: TypeKind]

    /// The names of each type's, in the order in which `TypeOwners` has the types: `photo`, `state.photo`.
    public static func all(
        of code: [FileDeclarations],
        with variables: [StoredVariable],
        beside used: [TypeDeclaration]
    ) -> [[String]] {
        let state = StateVariables(of: code, with: variables, beside: used)
        var count = NameCount()
        return state.types.indices.map { state.names(ofType: $0, count: &count) }
    }

    private init(of code: [FileDeclarations], with variables: [StoredVariable], beside used: [TypeDeclaration]) {
        let owners = TypeOwners(code)
        types = owners.types
        self.variables = owners.grouped(variables) { ($0.type, $0.file) }
        places = Dictionary(types.indices.map { (owners.types[$0].qualifiedName, $0) }) { first, _ in first }
        kinds = Dictionary((types + used).map { ($0.qualifiedName, $0.kind) }) { first, _ in first }
    }
}

extension StateVariables {
    /// A value is kept by whoever holds it, and only an object keeps something itself.
    private func names(ofType place: Int, count: inout NameCount) -> [String] {
        count.ofType = 0
        let isObject = types[place].kind.isReference
        return names(of: variables[place].filter { isObject || $0.isKeptOutside }, within: [place], count: &count)
    }

    /// How many names there are so far.
    ///
    /// Beyond so many no further struct is opened, for structs in structs have names without
    /// end.
    private struct NameCount {
        var ofType = 0
        var total = 0
        var isFull: Bool { ofType >= 1_000 || total >= 100_000 }
    }

    /// Structs are opened so far within each other.
    private static let deepest = 16

    /// `outer` are the types that are open already.
    private func names(of variables: [StoredVariable], within outer: Set<Int>, count: inout NameCount) -> [String] {
        variables.flatMap { variable -> [String] in
            let held = variable.held.compactMap { declaredName(of: $0, in: variable.type) }
            if held.contains(where: { kinds[$0]?.isReference == true }) { return [] }
            if let place = held.first.flatMap({ places[$0] }), !outer.contains(place),
                outer.count < Self.deepest, !count.isFull
            {
                let kept = self.variables[place].filter { !$0.isKeptOutside }
                let inner = names(of: kept, within: outer.union([place]), count: &count)
                if !inner.isEmpty { return inner.map { "\(variable.name).\($0)" } }
            }
            count.ofType += 1
            count.total += 1
            return [variable.name]
        }.uniqued
    }

    /// The qualified name of the type that a name stands for within another type; `nil` if it is declared elsewhere.
    private func declaredName(of name: String, in type: String) -> String? {
        var scope: String? = type
        while let outer = scope {
            if kinds["\(outer).\(name)"] != nil { return "\(outer).\(name)" }
            scope = outer.outerName
        }
        // A module's name may stand before it.
        return [name, name.split(separator: ".").dropFirst().joined(separator: ".")].first { kinds[$0] != nil }
    }
}

extension TypeKind {
    fileprivate var isReference: Bool { [.actor, .class, .protocol].contains(self) }
}
