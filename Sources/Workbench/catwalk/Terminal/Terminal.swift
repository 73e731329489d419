import ArgumentParser
import Foundation
import Support
import Writers

/// What the command says: the comparison on standard output; progress and complaints on standard error.
struct Terminal: Sendable {
    private let isQuiet: Bool
    private let rewritesLine: Bool
    /// Whether standard output is a terminal.
    private let isShown: Bool
    /// For standard output.
    let style: TerminalStyle

    init(isQuiet: Bool, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.isQuiet = isQuiet
        let isCapable = environment["TERM"] != "dumb"
        rewritesLine = isCapable && isatty(STDERR_FILENO) == 1
        isShown = isatty(STDOUT_FILENO) == 1
        // https://no-color.org: any value but an empty one says no.
        let refusesColor = !(environment["NO_COLOR"] ?? "").isEmpty
        style = TerminalStyle(isColored: isCapable && !refusesColor && isShown)
    }

    /// Tells what is being done: in one line that is rewritten on a terminal, in a line of its own elsewhere.
    func show(_ step: some CustomStringConvertible) {
        if isQuiet { return }
        let text: PrintableText = "\(step)"
        mention(rewritesLine ? "\(Self.clearLine)\(text) …" : "\(text)\n")
    }

    /// Tells on a terminal what is being done, if it is the only step.
    func showBriefly(_ step: some CustomStringConvertible) {
        if rewritesLine { show(step) }
    }

    /// Takes the progress away, so that what is printed next does not go on in its line.
    func clearProgress() {
        if rewritesLine, !isQuiet { mention(Self.clearLine) }
    }

    /// Takes the progress away, and tells how long it all took, by the clock on the wall, and its parts.
    func endProgress(after seconds: [String: Double], total: Double) {
        if isQuiet { return }
        clearProgress()
        let parts = seconds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0) \(Self.text($1))" }
        mention("Measured in \(Self.text(total)) s: \(parts.joined(separator: ", "))\n")
    }

    /// Prints a finding, also when nothing else is wanted.
    func tell(_ line: PrintableText) {
        output("\(line)\n")
    }

    func print(_ text: PrintableText) {
        if isQuiet { return }
        output("\(text)")
    }

    /// Hands a file's text over, also when nothing else is wanted: as it is, but nothing in it acts on a terminal.
    func handOver(_ text: String) {
        output(isShown ? "\(PrintableText(lines: text))" : text)
    }

    /// Says something beside the finding.
    func note(_ text: PrintableText) {
        if !isQuiet { complain(text) }
    }

    func complain(_ text: PrintableText) {
        mention("\(text)\n")
    }

    /// Names what was not measured; throws an exit code if there is any.
    func complain(of problems: [some CustomStringConvertible]) throws(ExitCode) {
        for problem in problems { complain("catwalk: \(problem)") }
        if !problems.isEmpty { throw ExitCode(ExitStatus.workbenchFailed) }
    }
}

extension Terminal {
    private static let clearLine = "\r\u{1B}[K"

    private static func text(_ seconds: Double) -> String { String(format: "%.1f", seconds) }

    /// What can't be said is not said by the rest either, so the process ends here.
    ///
    /// A broken pipe is no error: its reader does not want more.
    private func output(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            let reason = SystemReason(error)
            if reason == SystemReason(code: EPIPE) { return }
            let problem =
                reason == SystemReason(code: EBADF)
                ? "is closed, or open for reading only" : "could not be written: \(reason)"
            complain(
                "catwalk: Standard output \(problem). Print to where there is room, and to what may be written."
            )
            exit(ExitStatus.workbenchFailed)
        }
    }

    /// A failure here can't be told: there is no other place for it.
    private func mention(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
