import Declarations

/// What surrounds the names in each type of one file: the types around them, and what those inherit.
///
/// A class, because it keeps what it has found out about a type for the next name that stands there. Types are known by
/// numbers, which are cheap to follow through a long line of ancestors.
final class EnclosingTypes {
    private let table: SymbolTable
    private let visible: VisibleModules
    private let file: String
    private var ancestors: [Ancestor] = []
    private var numbers: [TypeName: Int] = [:]
    private var around: [String: [Int?]] = [:]
    private var declarers: [Question: Int?] = [:]
    private var steps = 0

    private struct TypeName: Hashable {
        /// The qualified name.
        let name: String
        let module: ModuleSymbols

        static func == (left: Self, right: Self) -> Bool { left.name == right.name && left.module === right.module }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// A type around a name, or one that such a type inherits from: what it lets the names inside it stand for.
    private struct Ancestor {
        let type: TypeName
        /// The node of the outermost type around this type; `nil` if it cannot be seen.
        let node: Node?
        /// The types that are nested in it.
        let nested: Set<String>
        /// What it declares, and what extensions in each visible module add to it.
        let members: [MemberNames]
        /// What it inherits from or conforms to that some module declares; `nil` until it is asked for.
        var parents: [Int]?

        func declares(_ name: String, isValue: Bool) -> Bool {
            (node != nil && nested.contains(name))
                || members.contains { $0.types.contains(name) || (isValue && $0.values.contains(name)) }
        }
    }

    private struct Question: Hashable {
        let name: String
        let isValue: Bool
        let type: Int
    }

    init(of file: String, visible: VisibleModules, table: SymbolTable) {
        self.table = table
        self.visible = visible
        self.file = file
    }

    /// What a name in a type leads to, if its first part is declared by this type, by a type around it, or by what
    /// these inherit from.
    ///
    /// `nil` if they don't declare it; empty if what they declare is not a type of a node. In the list of what a type
    /// inherits from, names are looked up outside the type: then `isInherited` is `true`.
    func meaning(
        of path: ArraySlice<String>,
        isValue: Bool,
        in type: String,
        isInherited: Bool
    ) -> [ResolvedName]? {
        guard let first = path.first else { return nil }
        for case let type? in types(around: type).dropFirst(isInherited ? 1 : 0) {
            guard let declarer = declarer(of: first, isValue: isValue, from: type) else { continue }
            guard let node = declarer.node, declarer.nested.contains(first) else { return [] }
            return [ResolvedName(node: node, rest: path)]
        }
        return nil
    }
}

extension EnclosingTypes {
    /// The numbers of the types around a name, innermost first: `Outer.Inner` stands in `Outer.Inner` and in `Outer`.
    ///
    /// `nil` for one that no module declares.
    private func types(around type: String) -> [Int?] {
        if let known = around[type] { return known }
        let types = sequence(first: type, next: \.outerName).map { name in
            visible.module(declaring: name).map { number(of: TypeName(name: name, module: $0)) }
        }
        around[type] = types
        return types
    }

    /// After so many steps from type to ancestor each name is followed through so many ancestors, which is farther than
    /// anybody inherits by hand: names times ancestors are more than any file is worth.
    private static let (mostSteps, mostAncestors) = (500_000, 256)

    private var isTired: Bool { steps > Self.mostSteps }

    /// The type itself, or the nearest of what it inherits from or conforms to, that declares the name.
    private func declarer(of name: String, isValue: Bool, from type: Int) -> Ancestor? {
        var line: [Int] = []
        var current = type
        var found: Int?
        // Most types have one parent at most, so that what is found for one holds for all those below it.
        while true {
            if let known = declarers[Question(name: name, isValue: isValue, type: current)] {
                found = known
                break
            }
            line.append(current)
            steps += 1
            if isTired, line.count > Self.mostAncestors {
                line = [type]
                break
            }
            let next = parents(of: current)
            if next.count != 1 || line.count > ancestors.count
                || ancestors[current].declares(name, isValue: isValue)
            {
                found = nearest(from: current) { $0.declares(name, isValue: isValue) }
                break
            }
            current = next[0]
        }
        for type in line { declarers[Question(name: name, isValue: isValue, type: type)] = .some(found) }
        return found.map { ancestors[$0] }
    }

    private func nearest(from start: Int, where isWanted: (Ancestor) -> Bool) -> Int? {
        var met: Set = [start]
        var line = [start]
        var next = 0
        while next < line.count, !isTired || next < Self.mostAncestors {
            steps += 1
            let current = line[next]
            next += 1
            if isWanted(ancestors[current]) { return current }
            line += parents(of: current).filter { met.insert($0).inserted }
        }
        return nil
    }

    /// In the order of their names.
    private func parents(of type: Int) -> [Int] {
        if let known = ancestors[type].parents { return known }
        let home = ancestors[type].type
        let found = (home.module.parents[home.name] ?? []).sorted()
            .compactMap { declaration(of: $0, in: home.module).map(number) }
        ancestors[type].parents = found
        return found
    }

    private func number(of type: TypeName) -> Int {
        if let known = numbers[type] { return known }
        let number = ancestors.count
        numbers[type] = number
        ancestors.append(
            Ancestor(
                type: type,
                node: type.module.node(ofType: type.name, seenFrom: file),
                nested: type.module.nestedTypes(of: type.name, seenFrom: file),
                members: ([type.module] + visible.modules.filter { $0 !== type.module && $0.extends(type.name) })
                    .flatMap { $0.members(of: type.name, seenFrom: file) }
            )
        )
        return number
    }

    private func declaration(of parent: ModuleSymbols.Parent, in symbols: ModuleSymbols) -> TypeName? {
        let candidates = table.visibleModules(from: parent.file, of: symbols.module)
        if let home = candidates.module(declaring: parent.name) {
            return TypeName(name: parent.name, module: home)
        }
        guard let dot = parent.name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
        guard let home = candidates.modules.first(where: { $0.module == parent.name[..<dot] }) else { return nil }
        let name = String(parent.name[dot...].dropFirst())
        return home.nominalTypes.contains(name) ? TypeName(name: name, module: home) : nil
    }
}
