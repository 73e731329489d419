/// The targets of all Xcode projects that were found, each by a name of its own.
struct XcodeTargets {
    /// Those in the innermost folders first.
    private let projects: [XcodeProject]
    /// Names that targets of several projects have.
    private let shared: Set<String>

    init(of projects: [XcodeProject]) {
        self.projects = projects.sorted { ($1.folder.count, $0.folder) < ($0.folder.count, $1.folder) }
        let names = projects.flatMap { Set($0.targets.map(\.name)) }
        shared = Set(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys)
    }

    /// `nil` if no project has the file.
    func target(of path: String) -> NamedTarget? {
        for project in projects {
            guard let target = project.target(of: path) else { continue }
            // One name in two projects, and each of them is a world of its own.
            let isVariant = project.targets.contains { shared.contains($0.name) } && !project.folder.isEmpty
            let isShared = isVariant && shared.contains(target.name)
            return NamedTarget(
                name: isShared ? "\(project.folder)/\(target.name)" : target.name,
                isTest: target.isTest,
                project: isVariant ? project.folder : nil
            )
        }
        return nil
    }
}
