import Contestants

/// Why nothing was played.
enum PlayError: Error {
    case usage
    case unknownContestant(String)
    case unknownScenario(String)
    case notANumber(String)
    case noHook
}

extension PlayError: CustomStringConvertible {
    var description: String {
        switch self {
        case .usage:
            "Three arguments are needed. Give an architecture, the name of a scenario, and a number of rounds."
        case .unknownContestant(let name):
            "There is no architecture \"\(name)\". Give one of "
                + Contestant.all.map(\.name).joined(separator: ", ") + "."
        case .unknownScenario(let name):
            "There is no scenario \"\(name)\". Give the name of one in Sources/Sample/Scenarios/List."
        case .notANumber(let text):
            "\"\(text)\" is no number of rounds. Give a whole number above 0."
        case .noHook:
            "This Swift runtime has no hook for its global executor, so rounds would differ from run to run. "
                + "Play with Swift 6.2 or 6.3."
        }
    }
}
