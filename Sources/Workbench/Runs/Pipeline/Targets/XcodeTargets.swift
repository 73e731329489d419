/// The targets of all Xcode projects that were found, each by a name of its own.
struct XcodeTargets {
    /// By the folders that they lie in.
    private let projects: [String: [XcodeProject]]
    /// The folders of projects that have a target of the same name as another's: each of them is a world of its own.
    private let variants: Set<String>

    init(of projects: [XcodeProject]) {
        self.projects = Dictionary(grouping: projects, by: \.folder).mapValues {
            Array($0.prefix(Self.mostOfOneFolder))
        }
        let names = projects.flatMap { Set($0.targets.map(\.name)) }
        let shared = Set(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys)
        variants = Set(projects.filter { $0.targets.contains { shared.contains($0.name) } }.map(\.folder))
            .subtracting([""])
    }

    /// So many projects lie in one folder; each file is looked for in all of them.
    private static let mostOfOneFolder = 64

    /// The file's target in the project in the innermost folder; `nil` if no project has the file.
    func target(of path: String) -> NamedTarget? {
        owner(of: path).map { owner in
            let folder = variants.contains(owner.project) ? owner.project : nil
            return NamedTarget(name: owner.name, isTest: owner.isTest, project: folder)
        }
    }

    /// A file's target, with its project's folder in any case.
    func owner(of path: String) -> Owner? {
        for project in path.foldersAround.lazy.flatMap({ projects[$0, default: []] }) {
            guard let target = project.target(of: path) else { continue }
            return Owner(project: project.folder, name: target.name, isTest: target.isTest)
        }
        return nil
    }

    /// A target by its project.
    struct Owner: Hashable {
        let project: String
        let name: String
        let isTest: Bool
    }
}
