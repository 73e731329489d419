import Coupling

/// Puts the files of a region into its targets, or into folders if nothing says what a target is.
struct TargetGrouping {
    let region: SourceRegion
    /// The compiler's graph; `nil` if syntax has to do.
    let graph: DependencyGraph?
    /// How many folders a name has outside of packages; `nil` if targets are wanted, where they are known.
    var depth: Int?

    private struct Group: Hashable {
        let name: String
        let kind: TargetFigures.Kind

        init(target name: String, isTest: Bool) {
            self.name = name
            kind = isTest ? .tests : .target
        }

        init(folder name: String) {
            self.name = name
            kind = .folder
        }

        /// Told from the folders if nothing says what a target is.
        var isTest: Bool { kind == .tests || name.split(separator: "/").contains { $0.hasSuffix("Tests") } }

        /// As others import it: what stands in no identifier is an underscore there.
        var moduleName: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
    }

    /// Who names whom, told from syntax.
    var declaredGraph: DependencyGraph { DependencyGraph(of: modules) }

    /// What others import to see a file, by the paths of the files of which it is known what target they belong to.
    var modulesOfTargets: [String: String] {
        compiledGroups.filter { $0.key.kind != .folder }.reduce(into: [:]) { modules, group in
            for file in group.value { modules[file.path] = group.key.moduleName }
        }
    }

    /// In the order of names; the names that could not be told apart, and what was not followed, in the order of files.
    func measured() -> (targets: [TargetFigures], ambiguous: [AmbiguousName], excess: [GraphError]) {
        let groups = shownGroups
        let coupling = coupling(of: groups)
        let targets = groups.sorted { ($0.key.name, $0.key.kind.rawValue) < ($1.key.name, $1.key.kind.rawValue) }
            .map { group, files in
                TargetFigures(
                    name: shownName(of: group),
                    kind: group.kind,
                    package: region.package,
                    files: files,
                    coupling: TargetFigures.Coupling(
                        engine: graph == nil ? .syntax : .index,
                        edges: files.reduce(0) { $0 + coupling.edges[$1.path, default: 0] },
                        martin: coupling.martin[group]
                    )
                )
            }
        return (targets, coupling.ambiguous, coupling.excess)
    }
}

extension TargetGrouping {
    /// As the compiler takes the files together.
    private var compiledGroups: [Group: [MeasuredFile]] { groups { $0.target } }

    /// As they have lines, which changes nothing for the compiler.
    private var shownGroups: [Group: [MeasuredFile]] { groups { depth == nil ? $0.target : nil } }

    /// `target` is asked of a file that no manifest puts into one; if it does not tell either, the folder does.
    private func groups(_ target: (MeasuredFile) -> NamedTarget?) -> [Group: [MeasuredFile]] {
        let folders = region.folders
        return Dictionary(grouping: region.files) { file in
            let path = region.path(of: file)
            if let target = folders?.target(of: path) { return Group(target: target.name, isTest: target.isTest) }
            return target(file).map { Group(target: $0.name, isTest: $0.isTest) } ?? folder(of: path)
        }
    }

    /// A target of one project among several of the same targets is shown with its project's folder.
    private func shownName(of group: Group) -> String {
        group.kind == .folder ? group.name : [region.project, group.name].compactMap(\.self).joined(separator: "/")
    }

    /// Edges by the path of the file that declares the node they start from; Martin's figures of targets that are no
    /// tests, with tests and other regions neither inside nor outside.
    private func coupling(
        of groups: [Group: [MeasuredFile]]
    ) -> (edges: [String: Int], martin: [Group: MartinFigures], ambiguous: [AmbiguousName], excess: [GraphError]) {
        let places = groups.filter { !$0.key.isTest }.flatMap { group, files in files.map { ($0.path, group) } }
        // Two names that differ in how an accent is written are one text, and on Linux two files.
        let group = Dictionary(places) { first, _ in first }
        if let graph {
            let edges = graph.edges.reduce(into: [:]) { $0[$1.from.file, default: 0] += 1 }
            return (edges, graph.martinFigures { group[$0.file] }, [], graph.excess)
        }
        let declared = DeclaredEdges(of: modules)
        return (declared.counts, declared.martinFigures { group[$0.file] }, declared.ambiguous, declared.excess)
    }

    /// In a package `Sources/Name`, elsewhere the outermost folder, or as many as asked for; `.` without folders.
    private func folder(of path: String) -> Group {
        let parts = path.split(separator: "/").dropLast()
        let isConventional = region.package != nil && ["Sources", "Tests", "Plugins"].contains(parts.first)
        return Group(
            folder: parts.isEmpty ? "." : parts.prefix(isConventional ? 2 : depth ?? 1).joined(separator: "/")
        )
    }

    private var modules: [SourceModule] {
        let groups = compiledGroups
        let targets = groups.filter { $0.key.kind != .folder }
            .map { SourceModule(name: $0.moduleName, files: $1.map(\.names)) }
        let loose = LooseModules(of: groups.filter { $0.key.kind == .folder }.flatMap(\.value))
        return (targets + loose.modules).sorted { $0.name < $1.name }
    }
}
