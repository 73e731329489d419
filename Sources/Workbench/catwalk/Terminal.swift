import Foundation
import Pipeline
import Writers

/// What the command says: the comparison on standard output; progress and complaints on standard error.
struct Terminal: Sendable {
    private let isQuiet: Bool
    private let rewritesLine: Bool

    /// For standard output.
    let ink: Ink

    init(isQuiet: Bool, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.isQuiet = isQuiet
        let isCapable = environment["TERM"] != "dumb"
        rewritesLine = isCapable && isatty(STDERR_FILENO) == 1
        // https://no-color.org: any value but an empty one says no.
        let refusesColor = !(environment["NO_COLOR"] ?? "").isEmpty
        ink = Ink(isColored: isCapable && !refusesColor && isatty(STDOUT_FILENO) == 1)
    }

    /// Tells what is being done: in one line that is rewritten on a terminal, in a line of its own elsewhere.
    func show(_ step: Step) {
        if isQuiet { return }
        let text = TerminalText.plain("\(step)")
        write(rewritesLine ? "\(Self.clearLine)\(text) …" : "\(text)\n", to: .standardError)
    }

    /// Takes the progress away, so that what is printed next does not go on in its line.
    func clearProgress() {
        if rewritesLine, !isQuiet { write(Self.clearLine, to: .standardError) }
    }

    /// Takes the progress away, and tells how long it all took.
    func endProgress(after seconds: [String: Double]) {
        if isQuiet { return }
        clearProgress()
        let total = Self.text(seconds.values.reduce(0, +))
        let parts = seconds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0) \(Self.text($1))" }
        write("Measured in \(total) s: \(parts.joined(separator: ", "))\n", to: .standardError)
    }

    /// Prints a finding, also when nothing else is wanted.
    func tell(_ line: String) {
        write(TerminalText.plain(line) + "\n", to: .standardOutput)
    }

    func print(_ text: String) {
        if isQuiet { return }
        write(TerminalText.plain(text), to: .standardOutput)
    }

    /// Prints what was written with `ink`, which would not survive being made plain.
    func printInked(_ text: String) {
        if isQuiet { return }
        write(text, to: .standardOutput)
    }

    /// Hands a file's text over as it is, also when nothing else is wanted.
    func handOver(_ text: String) {
        write(text, to: .standardOutput)
    }

    func complain(_ text: String) {
        write(TerminalText.plain(text) + "\n", to: .standardError)
    }
}

extension Terminal {
    private static let clearLine = "\r\u{1B}[K"

    private static func text(_ seconds: Double) -> String { String(format: "%.1f", seconds) }

    /// When nobody reads any more there is nobody to tell, so a broken pipe is no error.
    private func write(_ text: String, to handle: FileHandle) {
        try? handle.write(contentsOf: Data(text.utf8))
    }
}
