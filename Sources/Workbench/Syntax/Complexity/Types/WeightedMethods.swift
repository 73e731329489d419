import Declarations

/// How much there is to understand in a type: the sum of the cyclomatic complexity of its bodies.
///
/// WMC, Chidamber and Kemerer 1994, weighted by McCabe's number and `??`.
public struct WeightedMethods: Hashable, Sendable {
    public let type: TypeDeclaration
    /// The bodies of the declaration and of its extensions; those of a nested type are its own.
    public let bodies: [Body]

    public var value: Int { bodies.reduce(0) { $0 + $1.cyclomatic.value } }
}

extension WeightedMethods {
    /// One for each type that the files of a module declare, in their order, types without a body included.
    ///
    /// `bodies` are those of the same files; what stands in extensions of other modules' types belongs to no type.
    public static func all(of code: [FileDeclarations], with bodies: [FileBodies]) -> [WeightedMethods] {
        let owners = TypeOwners(code)
        let groups = owners.grouped(bodies.lazy.flatMap(\.bodies)) { ($0.type, $0.file) }
        return zip(owners.types, groups).map { WeightedMethods(type: $0, bodies: $1) }
    }
}
