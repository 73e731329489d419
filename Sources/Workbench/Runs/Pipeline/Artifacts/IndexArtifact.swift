import Coupling
import Foundation
import Index
import Parsing
import Support

/// An index store that was made here or elsewhere, from which the edges come instead of from syntax.
public struct IndexArtifact: Sendable {
    /// As it was given.
    let argument: String
    private let store: URL
    private let library: URL

    /// `library` is the toolchain's `libIndexStore`; the argument is relative to `folder` unless it is absolute.
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
        let files = files.sorted { $0.name < $1.name }
        let missing = files.map(\.name).filter { stored.paths[$0] == nil }
        if let first = missing.first { throw IndexFault.notIndexed(file: first, others: missing.count - 1) }
        let indexed = try await LargeStackThread.map(files) { file in
            guard let path = stored.paths[file.name] else { throw IndexFault.notIndexed(file: file.name, others: 0) }
            return try Self.source(file, indexedAt: path, with: reader)
        }
        return IndexEngine(of: SourceModule.all(in: indexed)).declaredGraph
    }
}

extension IndexArtifact {
    private static func source(
        _ file: FoundFile,
        indexedAt path: String,
        with reader: IndexReader
    ) throws -> NamesInFile {
        let index: IndexedFile
        do {
            index = try reader.file(at: path)
        } catch {
            throw IndexFault(error) { $0 == path ? file.name : $0 }
        }
        let outline = try ParsedFile.read(path: file.path, in: file.root, named: file.name, asOutline: true)
        guard index.fits(outline) else { throw IndexFault.outdated(file: file.name) }
        return NamesInFile(outline, index: index)
    }
}
