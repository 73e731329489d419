import Extraction
import Files
import Support

/// Why no scenario could be played and traced.
public enum StageError: Error, Hashable, Sendable {
    /// The configuration names no module that plays scenarios.
    case noStage(folder: String)
    case unknownArchitecture(name: String, known: [String])
    case unknownScenario(name: String, known: [String])
    case unknownStep(title: String, known: [String])
    /// The configuration names no scenarios for the page of traces.
    case noTraces(folder: String)
    /// A module of the subject is called like one that catwalk adds.
    case reservedName(String)
    /// It lies in a layer's directory, and is compiled with it.
    case notApart(architecture: String, layer: String)
    /// The errors are in the copies.
    case notBuilt(BuildErrors)
    /// A program that was built can't be put where it stays as it is.
    case notCopied(FileFault)
    /// A step did not go as told.
    case notPlayed(architecture: String, scenario: String, reason: String)
}

extension StageError: BlamingError {
    public var blamesSubject: Bool {
        if case .notPlayed = self { true } else { false }
    }
}

extension StageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noStage(let folder):
            "Nothing says what plays scenarios in \(PrintablePath(folder)). Add the key stage to its .catwalk.yml, with the "
                + "name of a module under support that declares Stage; Documentation/stage.md shows one."
        case .unknownArchitecture(let name, let known):
            "There is no architecture \"\(PrintablePath(name))\" in the .catwalk.yml. It has \(Self.list(known))."
        case .unknownScenario(let name, let known):
            "There is no scenario \"\(PrintablePath(name))\". Give one of these, or what only one of them begins with:\n"
                + known.map { "  \(PrintablePath($0))" }.joined(separator: "\n")
        case .unknownStep(let title, let known):
            "The scenario has no step \"\(PrintablePath(title))\". Give one of these, or what only one of them begins with:\n"
                + known.map { "  \(PrintablePath($0))" }.joined(separator: "\n")
        case .noTraces(let folder):
            "Nothing says which scenarios the page of traces shows. Add the key traces, with the names of scenarios, to the "
                + ".catwalk.yml in \(PrintablePath(folder))."
        case .reservedName(let name):
            "A module is called \(PrintablePath(name)), as one that catwalk adds to the copies. Give it another name in the "
                + ".catwalk.yml."
        case .notApart(let architecture, let layer):
            "\(PrintablePath(architecture)) lies in the directory of \(PrintablePath(layer)), so the compiler takes both as "
                + "one module. Give it a module of its own."
        case .notBuilt(let errors):
            "The instrumented copies do not build. \(errors.lack.map { "\($0)" } ?? Self.blame)\n\(errors)"
        case .notCopied(let fault): "\(fault)"
        case .notPlayed(let architecture, let scenario, let reason):
            "\(PrintablePath(architecture)) does not go on as told in “\(PrintablePath(scenario))”: \(PrintablePath(reason)) "
                + "Mend it, and try again."
        }
    }

    private static let blame =
        "If an error names CatwalkStage, Stage lacks a member that Documentation/stage.md asks for, or has another. Otherwise, "
        + "if the package builds with swift build, and has no settings of its own, this is a mistake of catwalk's."

    private static func list(_ names: [String]) -> String {
        names.map { "\(PrintablePath($0))" }.joined(separator: ", ")
    }
}
