import CatsContestants

/// Why nothing was played.
enum PlayError: Error {
    case usage
    case unknownContestant(String)
    case unknownScenario(String)
    case notANumber(String)
    case noHook
    case noMemory
}

extension PlayError: CustomStringConvertible {
    var description: String {
        switch self {
        case .usage:
            "Three arguments are needed. Give an architecture, the name of a scenario, and a number of rounds; behind "
                + "them --keep to leave the apps open and tell the memory they take."
        case .unknownContestant(let name):
            "There is no architecture \"\(name)\". Give one of "
                + Contestant.all.map(\.name).joined(separator: ", ") + "."
        case .unknownScenario(let name):
            "There is no scenario \"\(name)\". Give the name of one in Sources/Cats/Scenarios/List."
        case .notANumber(let text):
            "\"\(text)\" is no number of rounds. Give a whole number above 0."
        case .noMemory:
            "The system does not tell how much memory is resident: /proc/self/smaps_rollup can't be read. Play on Linux "
                + "4.14 or newer, or on macOS."
        case .noHook:
            "This Swift runtime has no hook for its global executor, so rounds would differ from run to run. "
                + "Play with Swift 6.2 or 6.3."
        }
    }
}
