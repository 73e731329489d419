import ArgumentParser
import Foundation
import Survey

/// One `catwalk measure`: from the survey to what is printed and written.
struct MeasureSession {
    let survey: Survey
    let format: MeasureCommand.Format

    /// Where the figures go; none for standard output.
    let output: URL?

    let terminal: Terminal

    /// Throws an exit code when something was not measured; everything about that has been said by then.
    func run() throws {
        let text = try text()
        if let output {
            do {
                try Data(text.utf8).write(to: output, options: .atomic)
            } catch {
                throw MeasureError.notWritten(path: output.relativePath, reason: error.localizedDescription)
            }
        } else {
            terminal.print(text)
        }
        for problem in survey.problems { terminal.complain("catwalk: \(problem)") }
        if !survey.isComplete { throw ExitCode(Ending.workbenchFailed) }
    }
}

extension MeasureSession {
    private func text() throws -> String {
        switch format {
        case .table: SurveyTable.text(for: survey)
        case .json: try SurveyJSON.text(for: survey)
        case .csv: SurveyCSV.text(for: survey)
        }
    }
}
