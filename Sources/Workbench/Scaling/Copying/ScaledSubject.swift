import Extraction
import Foundation
import Parsing
import Subject
import Threads

/// A subject with more pairs of scenes than it has: the sources that are written for it, and what describes them.
struct ScaledSubject: Sendable {
    let original: Subject

    private let copies: [ArchitectureCopies]

    init(of subject: Subject) async throws {
        original = subject
        copies = try await DeepThread.map(subject.architectures) { architecture in
            let sources = try subject.parsedFiles(of: architecture.sources)
            let tests = try architecture.tests.map { try subject.parsedFiles(of: $0) } ?? []
            return ArchitectureCopies(of: architecture, sources: sources, tests: tests, in: subject)
        }
    }

    /// What is written for so many pairs goes there; a dot stands in no package's name, so it is in no package's way.
    func folder(pairs: Int) -> URL {
        Self.home(in: original.root).appending(path: "\(pairs)", directoryHint: .isDirectory)
    }

    static func home(in root: URL) -> URL {
        ExtractedPackage.home(in: root).appending(path: "scale.pairs", directoryHint: .isDirectory)
    }

    /// Writes the sources of all architectures with so many pairs, and gives the subject that they are.
    func write(pairs: Int) throws -> Subject {
        try GeneratedFolder(at: folder(pairs: pairs)).write(copies.flatMap { $0.files(pairs: pairs) })
        return subject(pairs: pairs)
    }
}

extension ScaledSubject {
    /// It stands on the same shared layers and promises nothing, for rules and claims are about the original.
    private func subject(pairs: Int) -> Subject {
        let folder = ".build/catwalk/scale.pairs/\(pairs)/"
        func moved(_ module: Module) -> Module { Module(name: module.name, path: folder + module.path) }
        return Subject(
            root: original.root,
            name: "\(original.name)-scale-\(pairs)",
            baseline: original.baseline,
            shared: original.shared,
            userInterface: original.userInterface,
            model: original.model,
            support: original.support + copies.compactMap(\.host).map(moved),
            architectures: original.architectures.map {
                Architecture(name: $0.name, sources: moved($0.sources), tests: $0.tests.map(moved))
            },
            scenes: (1...pairs).flatMap { pair in original.scenes.map { PairNames(scenes: [$0], pair: pair).name($0) }
            },
            roles: original.roles,
            scenarioTests: original.scenarioTests
        )
    }
}

extension Subject {
    fileprivate func parsedFiles(of module: Module) throws -> [ParsedFile] {
        try files(of: module).map { try ParsedFile.read(path: $0, in: root) }
    }
}
