import Foundation
import Support

/// Turns the configuration's nodes into a subject, and checks that what they name is there.
struct SubjectReader {
    let root: URL
    /// The directory of the configuration and its claims.
    let configuration: URL
    /// What git ignores, relative to the root.
    var ignored: Set<String> = []

    private static let keys = [
        "name", "app", "about", "scope", "picture", "baseline", "shared", "ui", "model", "support", "architectures",
        "scenarios",
        "stage", "traces", "pictures", "scenes", "roles", "rules", "gate", "claims", "benchmarks", "exclude",
    ]

    func subject(from node: ConfigurationNode) throws(SubjectError) -> Subject {
        let top = try node.mapping(keys: Self.keys)
        let excluded = try top["exclude"]?.texts() ?? []
        try top["exclude"]?.expect(excluded.count, of: "patterns")
        let exclusion = Exclusion(excluded, ignored: ignored)
        var modules = ModuleReader(root: root, exclusion: exclusion)
        let name = try top.required("name").name(for: "a subject")
        let shared = try modules.sharedLayers(from: top["shared"])
        let support = try modules.modules(from: top["support"])
        let (architectures, variants) = try modules.architectures(from: top.required("architectures"))
        let names = architectures.map(\.name)
        let baseline = try top.required("baseline").name(of: "architecture", among: names)
        let layers = shared.map(\.name)
        let taken = modules.named.filter { (names + layers).contains($0.key) }
        let roles = try RoleReader(architectures: names, taken: taken).roles(from: top["roles"])
        let places = roles.map(\.name) + layers + names
        let rules = try RuleReader(architectures: names, places: places).rules(from: top["rules"])
        let claims = ClaimSheetReader(root: configuration, architectures: names, roles: roles, rules: rules)
        let listed = architectures + variants.map(\.architecture)
        let all = shared + support + listed.flatMap { [$0.sources, $0.tests].compactMap(\.self) }
        let manifests = NearestManifests(of: all, in: root)
        return Subject(
            root: root,
            name: name,
            app: try top["app"]?.localized { node throws(SubjectError) in try node.name(for: "an app") },
            about: try top["about"]?.localized(),
            scope: try top["scope"]?.localized(),
            picture: try top["picture"].map(picture),
            baseline: baseline,
            shared: shared,
            userInterface: try top["ui"].map { node throws(SubjectError) in try codePlaces(from: node, layers: layers)
            },
            model: try codePlaces(from: top["model"], layers: layers),
            support: support,
            exclusion: exclusion,
            architectures: architectures,
            variants: variants,
            languageMode: LanguageMode(of: manifests),
            macOS: MacOSVersion(of: manifests),
            isInXcodeProject: manifests.hasProjectInstead,
            scenes: try top["scenes"]?.distinctNames(of: "scene") ?? [],
            roles: roles,
            scenarioTests: try top["scenarios"].map { node throws(SubjectError) in try expression(from: node) },
            stage: try top["stage"]?.name(of: "module under support", among: support.map(\.name)),
            traces: try top["traces"]?.distinctNames(of: "scenario") ?? [],
            pictures: try pictures(from: top["pictures"]),
            rules: rules,
            gate: try GateReader().settings(from: top["gate"]),
            claims: try claims.sheet(from: top["claims"]),
            benchmarks: try BenchmarkReader(architectures: names).settings(from: top["benchmarks"])
        )
    }
}

extension SubjectReader {
    /// Layers, folders of the subject, and patterns for types.
    private func codePlaces(from node: ConfigurationNode?, layers: [String]) throws(SubjectError) -> CodePlaces {
        guard let node else { return .none }
        let items = try node.oneOrMore()
        try node.expect(items.count, of: "places")
        return CodePlaces(
            try items.map { item throws(SubjectError) in
                let name = try item.text()
                if name.contains("*") || layers.contains(name) { return name }
                guard name.contains("/") else { throw .noPlace(at: item.place, name: name, known: layers) }
                guard let path = RootPath.normalized(name) else { throw .outsideRoot(at: item.place, path: name) }
                guard RootPath(path, in: root).isDirectory else { throw .noDirectory(at: item.place, path: name) }
                return path
            }
        )
    }

    private func picture(from node: ConfigurationNode) throws(SubjectError) -> Picture {
        let path = try node.path()
        let data = try ConfigurationFile.contents(of: path, by: node.place, in: configuration)
        guard let picture = Picture(data) else { throw .noPicture(at: node.place, path: path) }
        return picture
    }

    /// By the names that frames have for them.
    private func pictures(from node: ConfigurationNode?) throws(SubjectError) -> [String: Picture] {
        guard let node else { return [:] }
        var pictures: [String: Picture] = [:]
        for (name, file) in try node.entries() { pictures[try name.name(for: "a picture")] = try picture(from: file) }
        return pictures
    }

    private func expression(from node: ConfigurationNode) throws(SubjectError) -> String {
        let pattern = try node.text()
        if let excess = ExpressionScan(of: pattern).excess {
            throw .slowExpression(at: node.place, pattern: pattern, reason: excess.reason)
        }
        do {
            _ = try Regex(pattern)
            return pattern
        } catch {
            throw .badExpression(at: node.place, pattern: pattern, reason: String(describing: error))
        }
    }
}
