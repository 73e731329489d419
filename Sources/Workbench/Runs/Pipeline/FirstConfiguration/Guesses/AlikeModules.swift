import Subject
import Support

/// Finds modules that do the same in different ways: the variants that are worth comparing.
struct AlikeModules {
    /// The largest group of alike modules, in their order; empty if no two are alike.
    let group: [FoundModule]
    /// The modules that look as if they belonged to the group and do not, in their order.
    let leftOut: [LookAlike]

    /// A module that looks like an architecture and is none of those that are compared.
    struct LookAlike: Sendable {
        let module: FoundModule
        let reason: Reason
    }

    enum Reason: Hashable, Sendable {
        /// By one of the group, by its title.
        case imported(by: String)
        /// Others of the group have types or scenes in common.
        case nothingInCommon
        /// One in the same project's folder is more like the others, by its title.
        case besides(String)
        /// It is like others, and these are fewer.
        case smallerGroup
    }

    /// A module that is like one of a group belongs to it, unless another one of the group imports it, or it is about
    /// something else than the others.
    ///
    /// If the variants are projects, each has one module in the group.
    ///
    /// `modules` are in the order of their folders.
    init(among modules: [FoundModule]) {
        let traits = ModuleTraits(of: modules)
        var groups: [Set<Int>] = []
        // Those that no group has yet: whoever is in one need not be held against the others again.
        var free = Set(modules.indices)
        for place in modules.indices where free.remove(place) != nil {
            var (group, pending): (Set<Int>, [Int]) = ([place], [place])
            while let next = pending.popLast() {
                let alike = traits.alike(next, among: free)
                free.subtract(alike)
                group.formUnion(alike)
                pending += alike
            }
            groups.append(group)
        }
        groups.removeAll { $0.count < 2 }
        let largest = groups.enumerated().max { ($0.element.count, $1.offset) < ($1.element.count, $0.offset) }
        guard let largest else {
            (group, leftOut) = ([], [])
            return
        }
        let found = largest.element.sorted().map { modules[$0] }
        let isKin = found.map { module in
            module.host != nil || module.whole?.isTarget == true
                || found.contains { $0.folder != module.folder && Self.haveCommon($0, module) }
        }
        let rivals = ProjectRivals(in: found)
        var group: [FoundModule] = []
        var leftOut: [LookAlike] = []
        for (module, isOne) in zip(found, isKin) {
            let users = found.filter {
                $0.importedName != module.importedName && $0.imports.contains(module.importedName)
            }
            if let user = users.first {
                leftOut.append(LookAlike(module: module, reason: .imported(by: user.title)))
            } else if isKin.contains(true), !isOne {
                leftOut.append(LookAlike(module: module, reason: .nothingInCommon))
            } else if let other = rivals.better(than: module) {
                leftOut.append(LookAlike(module: module, reason: .besides(other.title)))
            } else {
                group.append(module)
            }
        }
        for place in groups.joined() where !largest.element.contains(place) {
            leftOut.append(LookAlike(module: modules[place], reason: .smallerGroup))
        }
        self.group = group.count > 1 ? group : []
        self.leftOut = group.count > 1 ? leftOut.sorted { $0.module.folder < $1.module.folder } : []
    }

    /// Whether they are about the same: their names say so, or a type with a role, a scene, or a third of the types is
    /// called the same.
    private static func haveCommon(_ left: FoundModule, _ right: FoundModule) -> Bool {
        let common = left.typeNames.intersection(right.typeNames).subtracting(FoundModule.usualTypes).count
        return left.subject.map { $0 == right.subject } == true
            || !left.rolesOfItsOwn.isDisjoint(with: right.rolesOfItsOwn)
            || !left.scenes.withRoles.isDisjoint(with: right.scenes.withRoles)
            || common > 0 && common * 3 >= min(left.typeNames.count, right.typeNames.count)
    }
}

extension FoundModule {
    /// What Xcode puts into any new app, and what frameworks call theirs, without their prefix.
    fileprivate static let usualTypes: Set = [
        "AppDelegate", "CollectionView", "ContentView", "ImageView", "NavigationController", "PageViewController",
        "SceneDelegate", "ScrollView", "SplitViewController", "SplitViewControllerDelegate", "StackView", "TabView",
        "TableView", "TableViewController", "TextView", "View", "ViewController", "WebView",
    ]

    var rolesOfItsOwn: Set<String> { roleTypes.subtracting(Self.usualTypes) }

    /// What its name says beside the pattern, as `jot` of `JotRedux`; `nil` if it names no pattern, or nothing else.
    fileprivate var subject: [String]? { words { !PatternNames.all(in: $0).isEmpty } ?? subjectOfStore }

    /// What a module is called that holds its state in one place; only beside variants, as any app may store something.
    fileprivate static let store = "store"

    /// `jot` of `JotStore`.
    fileprivate var subjectOfStore: [String]? { words { $0 == Self.store } }

    /// The words of the module's name without some; `nil` if it has none of them, or nothing else.
    private func words(without isLeftOut: (String) -> Bool) -> [String]? {
        let words = NameWords.inOrder(in: title)
        let others = words.filter { !isLeftOut($0) }
        return others.isEmpty || others.count == words.count ? nil : others
    }
}

/// What modules have in common with each other.
private struct ModuleTraits {
    private let modules: [FoundModule]
    /// The patterns that each is named for, by its folder.
    private let patterns: [String: Set<String>]
    /// The places of the modules that have each trait.
    private var holders: [Trait: [Int]] = [:]

    /// What two modules have in common if they are alike; a scene or a type of one depth of folders.
    private enum Trait: Hashable {
        case pattern
        case target(String)
        case scene(String, depth: Int)
        case type(String, depth: Int)
    }

    init(of modules: [FoundModule]) {
        self.modules = modules
        patterns = Self.patterns(of: modules)
        for place in modules.indices {
            for trait in traits(of: modules[place]) { holders[trait, default: []].append(place) }
        }
    }

    /// Which of the places have a module that is like the one at a place.
    func alike(_ place: Int, among places: Set<Int>) -> Set<Int> {
        let module = modules[place]
        let holders = Set(traits(of: module).flatMap { self.holders[$0, default: []].filter(places.contains) })
        return holders.filter { areAlike(module, modules[$0]) }
    }

    private func traits(of module: FoundModule) -> [Trait] {
        let depth = Self.depth(of: module)
        return (patterns[module.folder] == nil ? [] : [.pattern])
            + (module.project == nil ? [] : [.target(module.title)])
            + module.scenes.named.map { .scene($0, depth: depth) }
            + module.rolesOfItsOwn.map { .type($0, depth: depth) }
    }

    /// They are the same target of different projects; or neither imports the other, and they are named for different
    /// patterns, or stand equally deep and have a scene in common, or half of the types with a role.
    private func areAlike(_ left: FoundModule, _ right: FoundModule) -> Bool {
        if let project = left.project, let other = right.project, project != other, left.title == right.title {
            return true
        }
        guard !left.imports.contains(right.importedName), !right.imports.contains(left.importedName) else {
            return false
        }
        if let own = patterns[left.folder], let other = patterns[right.folder], own != other { return true }
        // A small target beside a large one, as for a watch, extends that.
        let isSameProject = left.project != nil && left.project == right.project
        let sizes = [left.codeLines, right.codeLines].sorted()
        guard Self.depth(of: left) == Self.depth(of: right), !isSameProject || sizes[0] * 5 > sizes[1] else {
            return false
        }
        if !left.scenes.named.isDisjoint(with: right.scenes.named) { return true }
        let (left, right) = (left.rolesOfItsOwn, right.rolesOfItsOwn)
        let common = left.intersection(right).count
        return common > 0 && common * 2 >= min(left.count, right.count)
    }

    private static func depth(of module: FoundModule) -> Int { module.folder.split(separator: "/").count }

    /// A module is named for a pattern by its own name, or by a folder around it.
    ///
    /// The folder does not count if another module in it bears the pattern in its own name.
    private static func patterns(of modules: [FoundModule]) -> [String: Set<String>] {
        var patterns: [String: Set<String>] = [:]
        var around: [String: [FoundModule]] = [:]
        for module in modules {
            let own = PatternNames.all(in: module.folder.lastPart)
            if !own.isEmpty { patterns[module.folder] = own }
            if let folder = outermostNamed(around: module) { around[folder, default: []].append(module) }
        }
        func about(_ subject: [String], beside module: FoundModule) -> [String] {
            module.folder.foldersAround.prefix(1).map { String($0) } + ["/"] + subject
        }
        let bySubject: [[String]: [FoundModule]] = Dictionary(grouping: modules.filter { $0.subject != nil }) {
            about($0.subject ?? [], beside: $0)
        }
        for module in modules where patterns[module.folder] == nil {
            guard let subject = module.subjectOfStore, !module.roles.isEmpty else { continue }
            let beside = bySubject[about(subject, beside: module), default: []]
            let isBeside = beside.contains { !$0.imports.contains(module.importedName) }
            if isBeside { patterns[module.folder] = [FoundModule.store] }
        }
        for (folder, inside) in around where inside.allSatisfy({ patterns[$0.folder] == nil }) {
            for module in inside { patterns[module.folder] = PatternNames.all(in: folder) }
        }
        return patterns
    }

    /// The path of the outermost folder around the module's that is named for a pattern.
    private static func outermostNamed(around module: FoundModule) -> String? {
        let parts = module.folder.split(separator: "/")
        return parts.firstIndex { !PatternNames.all(in: $0).isEmpty }.map { parts[...$0].joined(separator: "/") }
    }
}
