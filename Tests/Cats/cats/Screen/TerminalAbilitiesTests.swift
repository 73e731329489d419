import Testing

@testable import cats

@Suite("What a terminal can do")
struct TerminalAbilitiesTests {
    @Test("is nothing when the screens go into a pipe")
    func nothingIntoPipes() {
        let abilities = TerminalAbilities(
            isInputTerminal: true,
            isOutputTerminal: false,
            environment: ["TERM": "xterm-kitty", "TERM_PROGRAM": "iTerm.app"]
        )
        #expect(abilities == .none)
    }

    @Test("is nothing when it is a dumb one")
    func nothingOnDumbOnes() {
        let abilities = TerminalAbilities(
            isInputTerminal: true,
            isOutputTerminal: true,
            environment: ["TERM": "dumb", "KITTY_WINDOW_ID": "1"]
        )
        #expect(abilities == .none)
    }

    @Test("has a prompt only when a person types there", arguments: [true, false])
    func promptsPersons(isInputTerminal: Bool) {
        let abilities = TerminalAbilities(isInputTerminal: isInputTerminal, isOutputTerminal: true, environment: [:])
        #expect(abilities.isInteractive == isInputTerminal)
        #expect(abilities.hasStyles)
    }

    @Test("has no styles under NO_COLOR, unless that is empty", arguments: [("1", false), ("", true)])
    func respectsNoColor(value: String, hasStyles: Bool) {
        let abilities = TerminalAbilities(
            isInputTerminal: true,
            isOutputTerminal: true,
            environment: ["NO_COLOR": value]
        )
        #expect(abilities.hasStyles == hasStyles)
    }

    @Test(
        "includes images where the terminal says so",
        arguments: [
            (["TERM": "xterm-kitty"], TerminalAbilities.ImageProtocol.kitty),
            (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
            (["TERM_PROGRAM": "iTerm.app"], .iTerm2),
            (["LC_TERMINAL": "iTerm2"], .iTerm2),
            (["TERM": "xterm-256color"], nil),
            (["TERM": "xterm-kitty", "TMUX": "default,1,0"], nil),
        ] as [([String: String], TerminalAbilities.ImageProtocol?)]
    )
    func knowsImages(environment: [String: String], imageProtocol: TerminalAbilities.ImageProtocol?) {
        let abilities = TerminalAbilities(isInputTerminal: true, isOutputTerminal: true, environment: environment)
        #expect(abilities.imageProtocol == imageProtocol)
    }
}
