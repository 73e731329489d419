import Extraction
import Foundation
import Index
import Subject

/// What the compiler's index of the extracted package tells of a subject's production code.
struct SubjectIndex: Sendable {
    private let reader: IndexReader
    private let package: ExtractedPackage

    /// Opens the index with the toolchain's `library`; throws when there is none yet.
    init(of package: ExtractedPackage, library: URL) throws(IndexError) {
        self.package = package
        reader = try IndexReader(of: package.indexStore, with: IndexLibrary(at: library))
    }

    /// The index of each file of the shared layers and the architectures, by the file's path in the subject.
    func files(of subject: Subject, sources: SubjectSources) async throws -> [String: IndexedFile] {
        try await files(of: subject.production, sources: sources)
    }

    /// The index of each file of the modules, by the file's path in the subject.
    func files(of modules: [Module], sources: SubjectSources) async throws -> [String: IndexedFile] {
        let paths = modules.flatMap { sources[$0] }.map(\.path)
        let files = try await reader.files(at: paths.map { package.linkedPath(of: $0) ?? $0 })
        return Dictionary(uniqueKeysWithValues: zip(paths, files))
    }
}
