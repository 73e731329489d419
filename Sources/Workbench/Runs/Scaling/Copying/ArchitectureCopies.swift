import Parsing
import Rebuilds
import Subject

/// One architecture, its tests and its host, ready to be written with any number of pairs of scenes.
struct ArchitectureCopies: Sendable {
    /// What leads to every pair; `nil` if no entry is found.
    let host: Module?
    private let scenes: [String]
    private let single: [GeneratedFile]
    private let templates: [CopyTemplate]
    private let entries: [EntryList]

    init(of architecture: Architecture, sources: [ParsedFile], tests: [ParsedFile], in subject: Subject) {
        let isOfScene = { (path: String) in subject.scene(ofFile: path) != nil }
        let module = architecture.sources.name
        let production = CopiedFiles(of: sources, isOfScene: isOfScene)
        let trials = CopiedFiles(of: tests, isOfScene: isOfScene, knowing: production.names)
        scenes = subject.scenes
        single = (production.single + trials.single).map { GeneratedFile(path: $0.path, text: $0.text) }
        templates =
            production.copied.map { CopyTemplate($0, numbering: production.names) }
            + trials.copied.map { CopyTemplate($0, numbering: trials.names) }
        entries = production.copied.filter { !isOfScene($0.path) }.flatMap { EntryList.all(in: $0, of: module) }
        host = entries.isEmpty ? nil : Module(name: "\(module)Host", path: "Hosts/\(module)")
    }

    /// Every file of the architecture with so many pairs; with one, those of the subject as they are, and the host.
    func files(pairs count: Int) -> [GeneratedFile] {
        let pairs = (1...count).map { PairNames(scenes: scenes, pair: $0) }
        let copies = pairs.flatMap { pair in
            templates.map { GeneratedFile(path: pair.path($0.path), text: $0.text(in: pair)) }
        }
        let lists = entries.map { entry in
            GeneratedFile(path: "\(host?.path ?? "")/\(entry.fileName)", text: entry.text(for: pairs))
        }
        return single + copies + lists
    }
}
