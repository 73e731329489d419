import Extraction
import Foundation
import Index
import Rules
import Subject
import Support
import Toolchain

/// One check of a subject, from its sources to its breaches and figures; it builds only what the index does not know.
public struct CheckRun: Sendable {
    private let root: URL
    private let environment: [String: String]
    private let usesIndex: Bool
    private let measuresFigures: Bool
    private let progress: @Sendable (Step) -> Void

    /// - Parameters:
    ///   - root: the directory that has the configuration.
    ///   - environment: of the process; where `swift` is looked for, and what tools inherit.
    ///   - usesIndex: whether references are taken from the compiler's index, rather than from the syntax alone.
    ///   - measuresFigures: whether figures are wanted, even if there is no budget for them.
    ///   - progress: called before each step that takes long, from any thread.
    public init(
        root: URL,
        environment: [String: String],
        usesIndex: Bool,
        measuresFigures: Bool,
        progress: @escaping @Sendable (Step) -> Void
    ) {
        // Tools name files by their real paths.
        self.root = root.resolvingSymlinksInPath()
        self.environment = environment
        self.usesIndex = usesIndex
        self.measuresFigures = measuresFigures
        self.progress = progress
    }

    /// Holds every rule against the sources; a subject that can't be indexed is an error, for it can't be checked.
    public func run() async throws -> CheckOutcome {
        let subject = try Subject.load(from: root)
        let measuresFigures = measuresFigures || !subject.gate.budgets.isEmpty
        guard measuresFigures || !subject.rules.isEmpty else {
            return CheckOutcome(rules: 0, violations: [], warnings: [], gate: subject.gate, measurement: nil)
        }
        let sources = try await SubjectSources.read(subject)
        let index = usesIndex ? try await index(of: subject, sources: sources) : nil
        let outcome = try await LargeStackThread.run {
            let measurement = SubjectMeasurement(of: subject, sources: sources, index: index)
            return CheckOutcome(
                rules: subject.rules.count,
                violations: measurement.breaches,
                warnings: measurement.warnings,
                gate: subject.gate,
                measurement: measuresFigures ? try StaticMeasurement(of: measurement, sources: sources) : nil
            )
        }
        try Task.checkCancellation()
        return outcome
    }
}

extension CheckRun {
    private func index(of subject: Subject, sources: SubjectSources) async throws -> [String: IndexedFile] {
        do {
            let package = ExtractedPackage(subject: subject, imports: sources.imports)
            let library = try await Toolchain.indexLibrary(in: environment)
            // Whatever is wrong with the index that is there, a build mends it or says why it can't.
            if package.isBuilt,
                let index = try? await SubjectIndex(of: package, library: library).files(of: subject, sources: sources)
            {
                return index
            }
            try await build(package)
            return try await SubjectIndex(of: package, library: library).files(of: subject, sources: sources)
        } catch let error as CancellationError {
            throw error
        } catch {
            throw CheckError.noIndex(reason: "\(error)")
        }
    }

    private func build(_ package: ExtractedPackage) async throws {
        let toolchain = try await Toolchain.find(in: environment)
        let lock = try await PackageLock.take(in: root) { progress(.waiting) }
        defer { withExtendedLifetime(lock) {} }
        progress(.building)
        try package.write()
        try await package.build(with: toolchain)
    }
}
