import Coupling
import Foundation
import Index
import Parsing

/// An index store that was made here or elsewhere, from which the edges come instead of from syntax.
public struct HandedIndex: Sendable {
    /// As it was given.
    let argument: String

    private let store: URL
    private let library: URL

    /// `library` is the toolchain's `libIndexStore`; the argument is relative to `folder` where it is not absolute.
    public init(at argument: String, in folder: URL, library: URL) {
        self.argument = argument
        self.library = library
        store = URL(filePath: argument, directoryHint: .isDirectory, relativeTo: folder).absoluteURL
    }

    /// Who refers to whom among the files: all of them, or it throws.
    func graph(of files: [FoundFile]) async throws -> DependencyGraph {
        let reader: IndexReader
        do {
            reader = try IndexReader(of: store, with: IndexLibrary(at: library))
        } catch {
            throw IndexFault(error) { $0 }
        }
        let locations = Dictionary(files.map { ($0.name, $0.location) }) { first, _ in first }
        let stored = StoredPaths(reader.sourceFiles, locations: locations)
        let names = files.map(\.name).sorted()
        let missing = names.filter { stored.paths[$0] == nil }
        if let first = missing.first { throw IndexFault.notIndexed(file: first, others: missing.count - 1) }
        let indexed = try await indexed(names, at: stored, with: reader)
        let found = Dictionary(files.map { ($0.name, $0) }) { first, _ in first }
        return try await DeepThread.run { try Self.graph(of: indexed, found: found) }
    }
}

extension HandedIndex {
    private func indexed(
        _ names: [String],
        at stored: StoredPaths,
        with reader: IndexReader
    ) async throws -> [String: IndexedFile] {
        do {
            let files = try await reader.files(at: names.compactMap { stored.paths[$0] })
            return Dictionary(uniqueKeysWithValues: zip(names, files))
        } catch let error as IndexError {
            let names = stored.files
            throw IndexFault(error) { names[$0] ?? $0 }
        }
    }

    /// The modules are those that the compiler made, whatever the folders say.
    private static func graph(of index: [String: IndexedFile], found: [String: FoundFile]) throws -> DependencyGraph {
        var modules: [String: [ParsedFile]] = [:]
        for (name, indexed) in index.sorted(by: { $0.key < $1.key }) {
            guard let file = found[name] else { continue }
            let parsed = try ParsedFile.read(path: file.path, in: file.root, named: name)
            guard indexed.fits(parsed) else { throw IndexFault.outdated(file: name) }
            modules[indexed.module, default: []].append(parsed)
        }
        let sources = modules.sorted { $0.key < $1.key }.map { SourceModule(name: $0.key, files: $0.value) }
        return DependencyGraph(of: sources, index: index)
    }
}
