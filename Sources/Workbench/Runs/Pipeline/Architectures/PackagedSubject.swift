import Extraction
import Parsing
import Report
import Subject
import Support
import Toolchain

/// A subject with its package, for whoever builds it in a way of his own and measures what its sources and index tell.
public struct PackagedSubject: Sendable {
    public let subject: Subject

    /// Not written yet.
    public let package: ExtractedPackage

    private let sources: SubjectSources

    /// Reads and parses all sources.
    public static func read(_ subject: Subject) async throws -> PackagedSubject {
        let sources = try await SubjectSources.read(subject)
        let package = ExtractedPackage(subject: subject, imports: sources.imports)
        return PackagedSubject(subject: subject, package: package, sources: sources)
    }

    /// The figures of each architecture, in order, as a report has them, without those of tests.
    ///
    /// The package has to be built.
    public func figures(with toolchain: Toolchain) async throws -> [ArchitectureFigures] {
        let index = try await SubjectIndex(of: package, library: toolchain.indexLibrary)
            .files(of: subject, sources: sources)
        return try await LargeStackThread.run { [subject, sources] in
            SubjectMeasurement(of: subject, sources: sources, index: index).figures(testResults: [:], coverage: [:])
                .measured
        }
    }
}
