import Testing

@testable import cats

@Suite("The transcript")
@MainActor
struct TranscriptTests {
    @Test("notes the commands in a pipe, and shows no prompt there")
    func notesCommands() {
        let written = text(isInteractive: false) { transcript in
            transcript.awaitCommand()
            transcript.lineCame()
            transcript.echo("lo\u{1B}ad")
            transcript.show(["screen"])
        }
        #expect(written == "> lo\\u{1B}ad\nscreen\n")
    }

    @Test("keeps the prompt of a terminal below whatever comes while nothing is typed")
    func keepsThePrompt() {
        let written = text(isInteractive: true) { transcript in
            transcript.show(["first"])
            transcript.awaitCommand()
            transcript.show(["second"])
            transcript.lineCame()
            transcript.echo("load")
            transcript.show(["third"])
        }
        #expect(written == "first\n> \r\u{1B}[Ksecond\n> third\n")
    }
}

extension TranscriptTests {
    private func text(isInteractive: Bool, _ body: (Transcript) -> Void) -> String {
        var written = ""
        body(Transcript(isInteractive: isInteractive) { written += $0 })
        return written
    }
}
