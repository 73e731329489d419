import Extraction
import Support

/// Why no scenario could be played and traced.
public enum StageError: Error, Hashable, Sendable {
    /// The configuration names no module that plays scenarios.
    case noStage(folder: String)
    case unknownArchitecture(name: String, known: [String])
    case unknownScenario(name: String, known: [String])
    /// A module of the subject is called like one that catwalk adds.
    case reservedName(String)
    /// It lies in a layer's directory, and is compiled with it.
    case notApart(architecture: String, layer: String)
    /// The errors are in the copies.
    case notBuilt(BuildErrors)
    /// The program that plays ended badly; `detail` is the end of what it said.
    case notPlayed(architecture: String, scenario: String, how: String, detail: String)
    /// It was ended after so many seconds.
    case neverEnds(architecture: String, scenario: String, seconds: Int)
    /// What the program recorded can't be read, from this line on.
    case badRecord(architecture: String, line: Int)
}

extension StageError: BlamingError {
    public var blamesSubject: Bool {
        switch self {
        case .notPlayed, .neverEnds: true
        default: false
        }
    }
}

extension StageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noStage(let folder):
            "Nothing says what plays scenarios in \(PrintablePath(folder)). Add the key stage to its .catwalk.yml, with the "
                + "name of a module under support that declares Stage; Documentation/trace.md shows one."
        case .unknownArchitecture(let name, let known):
            "There is no architecture \"\(PrintablePath(name))\" in the .catwalk.yml. It has \(Self.list(known))."
        case .unknownScenario(let name, let known):
            "There is no scenario \"\(PrintablePath(name))\". Give one of these, or what only one of them begins with:\n"
                + known.map { "  \(PrintablePath($0))" }.joined(separator: "\n")
        case .reservedName(let name):
            "A module is called \(PrintablePath(name)), as one that catwalk adds to the copies. Give it another name in the "
                + ".catwalk.yml."
        case .notApart(let architecture, let layer):
            "\(PrintablePath(architecture)) lies in the directory of \(PrintablePath(layer)), so the compiler takes both as "
                + "one module. Give it a module of its own."
        case .notBuilt(let errors):
            "The instrumented copies do not build. \(errors.lack.map { "\($0)" } ?? Self.blame)\n\(errors)"
        case .notPlayed(let architecture, let scenario, let how, let detail):
            "The program of \(PrintablePath(architecture)) \(how) while it played “\(PrintablePath(scenario))”. It said:\n"
                + "\(detail.isEmpty ? "(nothing)" : detail)\nMend it, and try again."
        case .neverEnds(let architecture, let scenario, let seconds):
            "The program of \(PrintablePath(architecture)) played “\(PrintablePath(scenario))” for \(seconds) seconds without "
                + "an end, and was stopped. Look for a loop without an end, or for code that blocks the main thread until a "
                + "task has ended."
        case .badRecord(let architecture, let line):
            "What \(PrintablePath(architecture)) recorded can't be read from line \(line) on. Try again."
        }
    }

    private static let blame =
        "If these modules build by themselves, without the package around them, this is a mistake of catwalk's."

    private static func list(_ names: [String]) -> String {
        names.map { "\(PrintablePath($0))" }.joined(separator: ", ")
    }
}
