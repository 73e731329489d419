import Foundation
import Report
import Subject
import Support

/// Measures a folder from its sources alone: nothing is built, no test runs, and references are those of the syntax.
public struct StaticRun: Sendable {
    private let root: URL
    /// The folder that has the configuration.
    private let configuration: URL

    public struct Outcome: Sendable {
        public let snapshot: Snapshot
        /// What could not be measured; the snapshot is of the rest.
        public let problems: [SurveyProblem]
        /// The files and folders that were left out although they lie there; sorted.
        public let leftOut: [String]
        /// What was left out, in a sentence; `nil` if nothing was left out.
        public let leftOutNote: String?
        /// For another run, in which some files are the same.
        public let known: KnownFiles
    }

    /// The configuration is the folder's own, unless it is taken from another one.
    public init(root: URL, configuredIn configuration: URL? = nil) {
        self.root = root.followingLinks
        self.configuration = configuration?.followingLinks ?? self.root
    }

    /// Measures the architectures of the folder's subject, or all Swift code, target by target.
    ///
    /// Of files that are known already nothing is read.
    public func run(_ parts: Series.Parts, knowing known: KnownFiles = KnownFiles()) async throws -> Outcome {
        switch parts {
        case .architectures:
            let subject = try Subject.load(from: root, configuredIn: configuration)
            let sources = try await SubjectSources.read(subject, knowing: known).askingSyntax(of: subject)
            return try await LargeStackThread.run {
                let measurement = try SubjectMeasurement(of: subject, sources: sources, index: nil)
                let snapshot = try StaticMeasurement(of: measurement).snapshot
                return Outcome(
                    snapshot: snapshot,
                    problems: [],
                    leftOut: sources.leftOut,
                    leftOutNote: sources.leftOutNote,
                    known: sources.known
                )
            }
        case .targets:
            let (survey, known) = try await SurveyRun(["."], in: root).run(knowing: known)
            let note = PathNote(
                leftOut: survey.leftOut,
                way: "catwalk measure --exclude '!NAME' keeps what has that name."
            )
            return Outcome(
                snapshot: Snapshot(of: survey),
                problems: survey.problems,
                leftOut: survey.leftOut,
                leftOutNote: note?.description,
                known: known
            )
        }
    }
}
