/// What a user can say to the app, one command a line.
enum Command: Hashable, Sendable {
    /// A tap on the widget with this identifier, or on an alert's answer with this title.
    case tap(String)
    /// A tap on a filter's thumbnail, by its number from 1 or by its name.
    case filter(String)
    /// The answer to the photo library's question.
    case answer(isAllowed: Bool)
    case help
    case quit

    /// The commands of one word, in the order in which a session needs them.
    static let words: KeyValuePairs<String, Command> = [
        "load": .tap("load"), "cancel": .tap("cancel"), "edit": .tap("edit"),
        "save": .tap("save"), "allow": .answer(isAllowed: true), "deny": .answer(isAllowed: false),
        "ok": .tap("OK"), "close": .tap("close"), "help": .help, "quit": .quit,
    ]

    /// Whether it is carried out only when nothing is on its way any more; stopping is for at once.
    var waits: Bool {
        self != .tap("cancel") && self != .tap("close")
    }

    /// Reads a line, in capitals or not.
    init(parsing line: String) throws(CommandError) {
        let words = line.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
        if words.first == "filter" {
            guard words.count == 2 else { throw .filterMissing }
            self = .filter(words[1])
        } else {
            guard let command = Command.words.first(where: { [$0.key] == words })?.value else { throw .unknown(line) }
            self = command
        }
    }
}
