import ArgumentParser
import Files
import Foundation
import Pipeline
import Support

/// The end of one `catwalk measure`: what was measured is printed or written, what was not is named.
struct MeasureSession {
    let text: String

    /// What was not measured.
    let problems: [SurveyProblem]

    /// Where the figures go; `nil` for standard output.
    let output: URL?

    let terminal: Terminal

    /// Throws an exit code when something was not measured; everything about that has been said by then.
    func run() throws {
        if let output {
            do {
                try OutputFile(url: output).write(text)
            } catch {
                throw FileFault.notWritten(path: output.relativePath, SystemReason(error))
            }
        } else {
            terminal.handOver(text)
        }
        for problem in problems { terminal.complain("catwalk: \(problem)") }
        if !problems.isEmpty { throw ExitCode(ExitStatus.workbenchFailed) }
    }
}
