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
    private let references: References
    private let measuresFigures: Bool
    private let progress: @Sendable (Step) -> Void

    /// Where it is known from who refers to whom.
    public enum References: Sendable {
        /// The index of a build, which the run makes if there is none.
        case build
        /// The index of a build; if the sources need what this machine does not have, such as UIKit on Linux, syntax.
        case buildIfPossible
        /// The index of another build.
        case store(IndexArtifact)
        case syntax
    }

    public struct Outcome: Sendable {
        /// The names of the subject's rules.
        public let rules: [String]
        /// The breaches of all rules, in the order of the rules, then of files and lines.
        public let violations: [Violation]
        /// What in the configuration fits nothing, so that it finds nothing; a line each.
        public let warnings: [String]
        /// What may change of the figures, and what may not.
        public let gate: GateSettings
        /// `nil` if no figures were asked for, or the gate speaks of none.
        public let measurement: StaticMeasurement?
    }

    /// - Parameters:
    ///   - root: the directory that has the configuration.
    ///   - environment: that of the process, in which `swift` is looked for and which tools inherit.
    ///   - references: where it is known from who refers to whom.
    ///   - measuresFigures: whether the figures are wanted that the gate speaks of, if it does.
    ///   - progress: called before each step that takes long, from any thread.
    public init(
        root: URL,
        environment: [String: String],
        references: References,
        measuresFigures: Bool,
        progress: @escaping @Sendable (Step) -> Void
    ) {
        // Tools name files by their real paths.
        self.root = root.followingLinks
        self.environment = environment
        self.references = references
        self.measuresFigures = measuresFigures
        self.progress = progress
    }

    /// Holds every rule against the sources; throws a `CheckError` if the subject can't be indexed.
    public func run() async throws -> Outcome {
        let subject = try await Subject.load(from: root, environment: environment)
        let speaksOfFigures = subject.gate.holdsFigures || !subject.gate.budgets.isEmpty
        let measuresFigures = measuresFigures && speaksOfFigures
        guard measuresFigures || !subject.rules.isEmpty else {
            return Outcome(rules: [], violations: [], warnings: [], gate: subject.gate, measurement: nil)
        }
        let sources = try await SubjectSources.read(subject)
        let (index, notices) = try await index(of: subject, sources: sources)
        if let index {
            let unseen = UnseenCode(in: subject.production.flatMap { sources[$0] }, index: index).note
            if let reason = sources.misreadNote(among: Set(index.keys)) ?? unseen {
                throw CheckError(reason: reason, lack: nil)
            }
        }
        let known = index == nil ? try await sources.askingSyntax(of: subject) : sources
        let outcome = try await LargeStackThread.run {
            let measurement = try SubjectMeasurement(of: subject, sources: known, index: index)
            return Outcome(
                rules: subject.rules.map(\.name),
                violations: measurement.breaches,
                warnings: sources.notes + notices + measurement.warnings,
                gate: subject.gate,
                measurement: measuresFigures ? try StaticMeasurement(of: measurement) : nil
            )
        }
        try Task.checkCancellation()
        return outcome
    }
}

extension CheckRun {
    /// `nil` if syntax has to tell, with what is to be said about that.
    private func index(
        of subject: Subject,
        sources: SubjectSources
    ) async throws -> (files: [String: IndexedFile]?, notices: [String]) {
        switch references {
        case .syntax: return (nil, [])
        case .build: return (try await builtIndex(of: subject, sources: sources), [])
        case .buildIfPossible:
            do {
                return (try await builtIndex(of: subject, sources: sources), [])
            } catch let error as CheckError {
                guard let lack = error.lack else { throw error }
                return (nil, ["\(lack) So nothing was built, and who refers to whom is told from the syntax alone."])
            }
        case .store(let store):
            do {
                let indexed = try await ArtifactFindings(subject: subject, sources: sources, index: store)
                    .indexedFiles()
                return (indexed?.files, indexed?.notices ?? [])
            } catch let problem as SurveyProblem {
                throw CheckError(reason: "\(problem)", lack: nil)
            }
        }
    }

    private func builtIndex(of subject: Subject, sources: SubjectSources) async throws -> [String: IndexedFile] {
        do {
            let packaged = PackagedSubject(subject, sources: sources)
            let library = try await Toolchain.indexLibrary(in: environment)
            // Whatever is wrong with the index that is there, a build mends it or says why it can't.
            if packaged.package.isAsBuilt,
                let index = try? await packaged.index(of: subject.production, with: library)
            {
                return index
            }
            let toolchain = try await Toolchain.find(in: environment)
            let lock = try await PackageLock.take(in: root) { progress(.waiting) }
            defer { withExtendedLifetime(lock) {} }
            progress(.compiling)
            try await packaged.build(with: toolchain, withTests: false)
            return try await packaged.index(of: subject.production, with: library)
        } catch let error as CancellationError {
            throw error
        } catch ExtractionError.buildFailed(let errors) {
            throw CheckError(reason: "\(ExtractionError.buildFailed(errors))", lack: errors.lack(in: subject))
        } catch {
            throw CheckError(reason: "\(error)", lack: nil)
        }
    }
}

/// Why a subject's rules could not be held against its references.
public struct CheckError: Error, CustomStringConvertible {
    /// That the subject does not build, or that the compiler's index of it can't be read, in sentences.
    let reason: String
    /// What is missing here that a build needs; `nil` if it is something else.
    let lack: BuildErrors.Lack?

    public var description: String {
        "\(reason)\nWithout the compiler's index, catwalk check --engine syntax can check, and sees less."
    }
}
