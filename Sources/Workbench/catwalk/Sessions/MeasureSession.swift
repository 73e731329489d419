import ArgumentParser
import Files
import Foundation
import Pipeline
import Support
import Toolchain

/// One `catwalk measure`: what was measured is printed or written, what was not is named.
struct MeasureSession {
    let options: MeasureCommand

    /// Throws an exit code when something was not measured; everything about that has been said by then.
    func run() async throws {
        let terminal = Terminal(isQuiet: false)
        let (text, problems) = try await measured()
        // What was cancelled is but a part, and not to be taken for the whole.
        try Task.checkCancellation()
        if let output = options.output {
            let file = URL(filePath: output, directoryHint: .notDirectory, relativeTo: folder)
            do {
                try OutputFile(url: file).write(text)
            } catch {
                throw FileFault.notWritten(path: file.relativePath, SystemReason(error))
            }
        } else {
            terminal.handOver(text)
        }
        for problem in problems { terminal.complain("catwalk: \(problem)") }
        if !problems.isEmpty { throw ExitCode(ExitStatus.workbenchFailed) }
    }
}

extension MeasureSession {
    private var folder: URL { URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory) }

    private var environment: [String: String] { ProcessInfo.processInfo.environment }

    private func measured() async throws -> (text: String, problems: [SurveyProblem]) {
        switch options.format {
        case .table: try await survey { SurveyTable.text(for: $0).description }
        case .csv: try await survey(as: SurveyCSV.text)
        case .json: try await survey(as: SurveyJSON.text)
        case .edges: try await edges()
        }
    }

    private func survey(
        as text: (Survey) throws -> String
    ) async throws -> (text: String, problems: [SurveyProblem]) {
        let (index, coverage) = (try await indexArtifact(), try await coverageArtifact())
        let survey = try await SurveyRun(options.paths, in: folder).run(index: index, coverage: coverage)
        return (try text(survey), survey.problems)
    }

    private func edges() async throws -> (text: String, problems: [SurveyProblem]) {
        let graph = try await SurveyRun(options.paths, in: folder).graph(with: try await indexArtifact())
        return (try SurveyJSON.text(for: graph), graph.problems)
    }

    private func indexArtifact() async throws -> IndexArtifact? {
        guard let indexStore = options.indexStore else { return nil }
        let library = try await Toolchain.indexLibrary(in: environment)
        return IndexArtifact(at: indexStore, in: folder, library: library)
    }

    private func coverageArtifact() async throws -> CoverageArtifact? {
        guard let coverage = options.coverage else { return nil }
        guard let program = options.program else { return CoverageArtifact(export: coverage, in: folder) }
        let toolchain = try await Toolchain.find(in: environment)
        return CoverageArtifact(profile: coverage, program: program, in: folder, toolchain: toolchain)
    }
}
