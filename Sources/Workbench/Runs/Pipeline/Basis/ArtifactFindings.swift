import Coverage
import Index
import Report
import Subject
import Support

/// Measures a subject without building it: from its sources, and from what other tools have made of them.
struct ArtifactFindings: Sendable {
    let subject: Subject
    let sources: SubjectSources
    /// `nil` if syntax has to tell who refers to whom.
    var index: IndexArtifact?
    var coverage: [CoverageArtifact] = []

    /// What can't be used is named, and the rest is measured as without it.
    func findings() async throws -> BasisFindings {
        var laps = Laps()
        var unusable: [String] = []
        var index: IndexedFiles?
        do {
            index = try await indexedFiles()
        } catch let problem as SurveyProblem {
            unusable.append("\(problem) Who refers to whom is told from the syntax alone.")
        }
        laps.end("index")
        let coverage = try await coveredFiles()
        unusable += coverage.unusable
        laps.end("coverage")
        let measurement = try await LargeStackThread.run { [subject, sources, indexed = index?.files] in
            try SubjectMeasurement(of: subject, sources: sources, index: indexed)
        }
        return BasisFindings(
            measurement: measurement,
            coverage: coverage.byArchitecture,
            notices: (index?.notices ?? []) + coverage.notices,
            unusable: unusable,
            seconds: laps.seconds
        )
    }
}

extension ArtifactFindings {
    /// What an index tells of files by their paths, and what is to be said about it.
    typealias IndexedFiles = (files: [String: IndexedFile], notices: [String])

    /// What the index tells of the production files; `nil` without an index.
    ///
    /// Throws a `SurveyProblem` if it can't be used.
    func indexedFiles() async throws -> IndexedFiles? {
        guard let index else { return nil }
        let files = subject.production.flatMap { sources[$0] }.map { FoundFile($0.path, of: subject) }
        do {
            let indexed = try await index.read(files) { $1 }
            let missing = files.map(\.path).filter { indexed[$0] == nil }
            return (indexed, [PathNote(notIndexed: missing)?.description].compactMap(\.self))
        } catch let error as CancellationError {
            throw error
        } catch {
            let fault = error as? IndexFault ?? .unusable(reason: "\(error)")
            throw SurveyProblem.index(argument: index.argument, fault)
        }
    }

    /// What was covered of each architecture of which something is known.
    private func coveredFiles() async throws -> (
        byArchitecture: [String: TestResults.Coverage], notices: [String], unusable: [String]
    ) {
        if coverage.isEmpty { return ([:], [], []) }
        let files = subject.production.flatMap { sources[$0] }
        let found = files.map { FoundFile($0.path, of: subject) }
        let lines = Dictionary(files.map { ($0.path, $0.lines.counts().physical) }) { first, _ in first }
        let (covered, problems) = await coverage.read(found, lines: lines)
        try Task.checkCancellation()
        var notices: [String] = []
        var byArchitecture: [String: TestResults.Coverage] = [:]
        for architecture in subject.architectures {
            let own = covered.of(sources[architecture.sources].map(\.path))
            guard !own.files.isEmpty else {
                // What can't be read tells of none, which its own sentence says.
                if problems.isEmpty {
                    notices.append(
                        "The coverage tells of no file of \(architecture.name), so it has none in the report."
                    )
                }
                continue
            }
            let runs = CoverageRuns(unit: nil, scenarios: nil, all: own)
            byArchitecture[architecture.name] = TestResults.Coverage(runs: runs, uiFree: nil)
        }
        return (byArchitecture, notices, problems.map { "\($0)" })
    }
}
