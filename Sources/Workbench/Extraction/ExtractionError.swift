import Diagnostics

/// Why the subject could not be laid out, built or tested as a package of its own.
public enum ExtractionError: Error, Hashable, Sendable {
    case notWritten(folder: String, reason: String)
    case buildFailed(BuildErrors)
    /// It builds beside the other architectures, and not without them.
    case notIsolated(architecture: String, BuildErrors)
    case noTests(TestSelection)
}

extension ExtractionError {
    /// Whether it is the measured code that has to be mended, rather than the machine or the workbench.
    public var blamesSubject: Bool {
        switch self {
        case .notWritten: false
        case .buildFailed, .notIsolated, .noTests: true
        }
    }
}

extension ExtractionError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notWritten(let folder, let reason):
            "The extracted package could not be written to \(PrintablePath(folder)): \(reason). "
                + "Make the folder writable, or remove it."
        case .buildFailed(let errors):
            "The subject does not build. Mend these errors and try again:\n\(errors)"
        case .notIsolated(let architecture, let errors):
            "\(architecture) does not build alone with just the shared layers, so something ties it to another "
                + "architecture. Mend these errors and try again:\n\(errors)"
        case .noTests(let selection):
            "No test of \(selection.target) ran as one of its \(selection.group). "
                + "Tests are Swift Testing's; scenarios are those whose identifier matches "
                + "\"\(selection.scenarioTests)\", unit tests are the others. "
                + "Correct the key scenarios in .catwalk.yml, or write a test."
        }
    }
}
