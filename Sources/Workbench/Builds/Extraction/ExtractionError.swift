import Files
import Support

/// Why the subject could not be laid out, built or tested as a package of its own.
public enum ExtractionError: Error, Hashable, Sendable {
    /// The folder that it is laid out in can't be used.
    case folder(FileFault)
    /// A link among the sources, relative to the root, which the compiler would follow out of it.
    case outwardLink(path: String, root: String)
    /// A name that a build would take for more than a name: of a file or folder below the root, relative to that, or of the root.
    case unspeakable(path: String)
    /// Modules that import each other in a circle, in its order.
    case circle([String])
    case buildFailed(BuildErrors)
    /// Nothing was built in the folder, or not to its end.
    case notBuilt(path: String)
    /// It builds beside the other architectures, and not without them.
    case notIsolated(architecture: String, BuildErrors)
    case noTests(TestSelection)
}

extension ExtractionError: BlamingError {
    public var blamesSubject: Bool {
        switch self {
        case .folder, .outwardLink, .unspeakable, .circle, .notBuilt: false
        case .buildFailed, .notIsolated, .noTests: true
        }
    }
}

extension ExtractionError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .folder(let fault): "\(fault)"
        case .outwardLink(let path, let root):
            "\(PrintablePath(path)) is a link that leads out of \(PrintablePath(root)), and the compiler would follow it. "
                + "Put what it leads to in its place, or a .catwalk.yml into a folder that holds both."
        case .unspeakable(let path):
            "\(PrintablePath(path)) can't be built: its name has a quotation mark, a backslash or a control character, which a build "
                + "takes for more than a name. Rename it."
        case .circle(let names):
            "The modules \((names + names.prefix(1)).joined(separator: " → ")) import each other in a circle, so no compiler "
                + "can build them. Take an import away, or correct the modules in .catwalk.yml."
        case .buildFailed(let errors):
            "The subject does not build. \(Self.advice(about: errors))\n\(errors)"
        case .notBuilt(let path):
            "Nothing has been built in \(PrintablePath(path)) yet, or the last build failed. catwalk report builds it."
        case .notIsolated(let architecture, let errors):
            "\(architecture) does not build alone with just the shared layers, so something ties it to another "
                + "architecture. Mend these errors and try again:\n\(errors)"
        case .noTests(let selection):
            "No test of \(selection.target) ran as one of its \(selection.group). "
                + (selection.scenarioTests.map {
                    "Scenarios are those whose identifier matches \"\($0)\", unit tests are the others. Correct the key "
                        + "scenarios in .catwalk.yml, write such a test, "
                } ?? "Write one, ")
                + "or take out the architecture's key tests."
        }
    }

    /// Mends nothing that the subject's author can't.
    private static func advice(about errors: BuildErrors) -> String {
        let syntax = "--engine syntax measures without building, and --index-store takes what another build has made."
        if let lack = errors.lack { return "\(lack) \(syntax)" }
        return
            "Mend these errors and try again. If your own build has none: Catwalk builds the folders that .catwalk.yml "
            + "names as a package of its own, which has no dependencies, resources or build settings. \(syntax)"
    }
}
