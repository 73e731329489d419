import Foundation

/// Why a line could not be carried out as a command, the app's own reasons apart.
enum CommandError: Error, Hashable, Sendable {
    case unknown(String)
    case filterMissing
    case noFilter(String, names: [String])
    case notHere(String, screen: String)
    case questionOpen
    case nothingAsked
    case unanswered
}

extension CommandError: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .unknown(let line):
            "'\(HarmlessText(line))' is no command. There are: \(CommandError.commands)."
        case .filterMissing:
            "'filter' needs one number or name of a filter, as in 'filter 3' or 'filter sepia'."
        case .noFilter(let text, let names):
            """
            There is no filter '\(HarmlessText(text))': say a number from 1 to \(names.count), or a name: \
            \(names.joined(separator: ", ")).
            """
        case .notHere(let line, let screen):
            "'\(HarmlessText(line))' has nothing to tap on \(screen): look at what the screen shows."
        case .questionOpen:
            "The photo library is waiting for an answer: say 'allow' or 'deny' first."
        case .nothingAsked:
            "Nothing was asked: 'allow' and 'deny' answer the photo library when it asks."
        case .unanswered:
            "The photo library's question was not answered, which is a no: say 'allow' or 'deny' after 'save'."
        }
    }

    private static var commands: String {
        (Command.words.map(\.key) + ["filter N"]).sorted().joined(separator: ", ")
    }
}
