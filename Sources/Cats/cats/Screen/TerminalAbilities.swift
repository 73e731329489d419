/// What the place where the screens are shown can do; a pipe can do nothing.
struct TerminalAbilities: Hashable, Sendable {
    /// A person sits there: what they type shows already, and a prompt tells them that it is their turn.
    var isInteractive = false

    /// Words can be shown dim or in reverse.
    var hasStyles = false

    var imageProtocol: ImageProtocol?

    /// How a terminal takes an image in between the text.
    enum ImageProtocol: Hashable, Sendable {
        case kitty
        case iTerm2
    }

    static let none = TerminalAbilities()
}

extension TerminalAbilities {
    /// Tells them from where input and output lead, and from what the terminal says of itself in `environment`.
    init(isInputTerminal: Bool, isOutputTerminal: Bool, environment: [String: String]) {
        guard isOutputTerminal, environment["TERM"] != "dumb" else { return }
        isInteractive = isInputTerminal
        hasStyles = environment["NO_COLOR", default: ""].isEmpty
        imageProtocol = ImageProtocol(environment)
    }
}

extension TerminalAbilities.ImageProtocol {
    /// Within tmux the terminal's own marks are still set, but images do not get through.
    fileprivate init?(_ environment: [String: String]) {
        guard environment["TMUX"] == nil else { return nil }
        if environment["TERM"] == "xterm-kitty" || environment["KITTY_WINDOW_ID"] != nil {
            self = .kitty
        } else if environment["TERM_PROGRAM"] == "iTerm.app" || environment["LC_TERMINAL"] == "iTerm2" {
            self = .iTerm2
        } else {
            return nil
        }
    }
}
