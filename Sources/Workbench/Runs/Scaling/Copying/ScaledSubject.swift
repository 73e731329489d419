import Extraction
import Foundation
import Parsing
import Rebuilds
import Report
import Subject
import Support

/// A subject with more pairs of scenes than it has: the sources that are written for it, and what describes them.
struct ScaledSubject: Sendable {
    let original: Subject

    private let copies: [ArchitectureCopies]

    init(of subject: Subject) async throws {
        original = subject
        copies = try await LargeStackThread.map(subject.architectures) { architecture in
            let sources = try subject.parsedFiles(of: architecture.sources)
            let tests = try architecture.tests.map { try subject.parsedFiles(of: $0) } ?? []
            return ArchitectureCopies(of: architecture, sources: sources, tests: tests, in: subject)
        }
    }

    /// Of all that is written for the package at `root`, relative to that.
    static func home(in root: URL) -> String { "\(WorkingFolder(in: root).path)/scale.pairs" }

    /// What is written for so many pairs goes there.
    func folder(pairs: Int) -> URL { original.root.appending(path: path(pairs: pairs), directoryHint: .isDirectory) }

    /// Writes the sources of all architectures with so many pairs, and gives the subject that they are.
    func write(pairs: Int) throws -> Subject {
        try copies.flatMap { $0.files(pairs: pairs) }.write(to: folder(pairs: pairs))
        return subject(pairs: pairs)
    }
}

extension ScaledSubject {
    private func path(pairs: Int) -> String { "\(Self.home(in: original.root))/\(pairs)" }

    /// It stands on the same shared layers and promises nothing, for rules and claims are about the original.
    private func subject(pairs: Int) -> Subject {
        func moved(_ module: Module) -> Module {
            var moved = module
            moved.path = "\(path(pairs: pairs))/\(module.path)"
            return moved
        }
        var subject = original.withoutPromises
        subject.name += "-scale-\(pairs)"
        subject.support += copies.compactMap(\.host).map(moved)
        for index in subject.architectures.indices {
            subject.architectures[index].sources = moved(original.architectures[index].sources)
            subject.architectures[index].tests = original.architectures[index].tests.map(moved)
        }
        subject.scenes = (1...pairs).flatMap { pair in
            original.scenes.map { PairNames(scenes: [$0], pair: pair).name($0) }
        }
        return subject
    }
}

extension Subject {
    fileprivate func parsedFiles(of module: Module) throws -> [ParsedFile] {
        try files(of: module).map { try ParsedFile.read(path: $0, in: root) }
    }
}
