import Declarations
import Support

/// Into how many parts a type falls whose members have nothing to do with each other.
///
/// LCOM4, Hitz and Montazeri 1995: the connected components of a type's instance methods and stored properties.
/// Initialisers, deinitialisers and static members are left out; accessors and observers belong to their property.
public struct LackOfCohesion: Hashable, Sendable {
    public let type: TypeDeclaration
    /// The names of the methods and stored properties of each component, in the order of the source.
    ///
    /// `nil` for a type with less than two methods or without a stored property, for which the figure is not defined.
    public let components: [[String]]?

    public var value: Int? { components?.count }
}

extension LackOfCohesion {
    /// One for each type that the files of a module declare, in their order, its extensions in all files folded in.
    public static func all(of code: [FileDeclarations], with members: [TypeMember]) -> [LackOfCohesion] {
        let owners = TypeOwners(code)
        let groups = owners.grouped(members) { ($0.type, $0.file) }
        return zip(owners.types, groups).map { LackOfCohesion(type: $0, components: components(of: $1)) }
    }

    private static func components(of members: [TypeMember]) -> [[String]]? {
        let methods = members.count { $0.kind == .method }
        guard methods >= 2, members.contains(where: { $0.kind == .storedProperty }) else { return nil }
        var components: [[String]] = []
        var seen: Set<Int> = []
        let neighbours = neighbours(of: members)
        // A computed property connects what it uses and what uses it, but is no member of the figure itself.
        for start in members.indices where members[start].kind != .computedProperty && !seen.contains(start) {
            let reached = Set(reachableFrom: [start]) { neighbours[$0] }
            seen.formUnion(reached)
            components.append(reached.sorted().map { members[$0] }.filter { $0.kind != .computedProperty }.map(\.name))
        }
        return components
    }

    /// A use of a name leads to the first member of that name, and from there to its overloads.
    private static func neighbours(of members: [TypeMember]) -> [Set<Int>] {
        let indices = Dictionary(grouping: members.indices) { members[$0].name }
        var neighbours = Array(repeating: Set<Int>(), count: members.count)
        func join(_ one: Int, _ other: Int) {
            neighbours[one].insert(other)
            neighbours[other].insert(one)
        }
        var usedNames: Set<String> = []
        for (index, member) in members.enumerated() {
            for use in member.uses {
                let name = indices[use] == nil ? use.withoutWrapperPrefix : use
                guard let overloads = indices[name], let first = overloads.first,
                    members[first].kind != .method || !member.owners.contains(use)
                else { continue }
                join(index, first)
                if usedNames.insert(name).inserted { overloads.forEach { join(first, $0) } }
            }
        }
        return neighbours
    }
}

extension String {
    /// The property in `_property` and `$property`, as its wrapper names it.
    fileprivate var withoutWrapperPrefix: String {
        hasPrefix("_") || hasPrefix("$") ? String(dropFirst()) : self
    }
}
