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

    /// What it tells of files, by their names, joined with the outline of each, or with the whole; throws if it tells nothing of any.
    ///
    /// Of a file that was not compiled, or that has changed since, nothing is told.
    func read<Value: Sendable>(
        _ files: [FoundFile],
        asOutline: Bool = true,
        _ join: @escaping @Sendable (_ file: ParsedFile, _ index: IndexedFile) -> Value
    ) async throws -> [String: Value] {
        let reader: IndexReader
        do {
            reader = try IndexReader(of: store, with: IndexLibrary(at: library))
        } catch {
            throw IndexFault(error) { $0 }
        }
        let locations = Dictionary(files.map { ($0.name, $0.location) }) { first, _ in first }
        let stored = StoredPaths(reader.sourceFiles, locations: locations)
        let files = files.sorted { $0.name < $1.name }
        let results = try await LargeStackThread.results(of: files) { file throws(IndexFault) in
            let (parsed, index) = try Self.read(
                file,
                asOutline: asOutline,
                indexedAt: stored.paths[file.name],
                with: reader
            )
            return join(parsed, index)
        }
        let indexed = zip(files, results).compactMap { file, result in (try? result?.get()).map { (file.name, $0) } }
        if indexed.isEmpty, let fault = Self.mainFault(of: results) { throw fault }
        return Dictionary(indexed) { first, _ in first }
    }
}

extension IndexArtifact {
    /// `path` is the compiler's name for the file; `nil` if it never saw one.
    private static func read(
        _ file: FoundFile,
        asOutline: Bool,
        indexedAt path: String?,
        with reader: IndexReader
    ) throws(IndexFault) -> (parsed: ParsedFile, index: IndexedFile) {
        guard let path else { throw .notIndexed(file: file.name, others: 0) }
        let index: IndexedFile
        do {
            index = try reader.file(at: path)
        } catch {
            throw IndexFault(error) { $0 == path ? file.name : $0 }
        }
        let parsed = try? ParsedFile.read(path: file.path, in: file.root, named: file.name, asOutline: asOutline)
        guard let parsed, index.fits(parsed) else { throw .outdated(file: file.name) }
        return (parsed, index)
    }

    /// The first that is about a file that was compiled, else the first, with how many others were not.
    private static func mainFault<Value>(of results: [Result<Value, IndexFault>?]) -> IndexFault? {
        let faults = results.compactMap { if case .failure(let fault)? = $0 { fault } else { nil } }
        let other = faults.first { if case .notIndexed = $0 { false } else { true } }
        guard other == nil, case .notIndexed(let file, _)? = faults.first else { return other }
        return .notIndexed(file: file, others: faults.count - 1)
    }
}
