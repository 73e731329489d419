/// Everything shown so far, one thing below the other, as a terminal or a pipe keeps it.
@MainActor
final class Transcript {
    private static let prompt = "> "

    private let isInteractive: Bool
    private let write: (String) -> Void
    private var awaitsCommand = false

    /// Hands all text to `write`; `isInteractive` says that a person types at the place where it appears.
    init(isInteractive: Bool, write: @escaping (String) -> Void) {
        self.isInteractive = isInteractive
        self.write = write
    }

    /// Shows lines; while a command is awaited, above the prompt.
    func show(_ lines: [String]) {
        let text = lines.map { "\($0)\n" }.joined()
        write(awaitsCommand ? "\r\u{1B}[K\(text)\(Transcript.prompt)" : text)
    }

    /// Tells a person that it is their turn.
    func awaitCommand() {
        guard isInteractive else { return }
        awaitsCommand = true
        write(Transcript.prompt)
    }

    /// Notes that a line was typed at the prompt.
    func lineCame() {
        awaitsCommand = false
    }

    /// Shows a command that is carried out now; where a person types, it stands there already.
    func echo(_ line: String) {
        if !isInteractive { show(["\(Transcript.prompt)\(HarmlessText(line))"]) }
    }
}
