import Extraction
import Files
import Report
import Support

/// Why the growth of architectures could not be measured.
public enum ScalingError: Error, Hashable, Sendable {
    case noScenes
    case unknownArchitecture(name: String, known: [String])
    case noDecision(architecture: String)
    /// It lies in a layer's directory, and is compiled with it.
    case notApart(architecture: String, layer: String)
    case notBuilt(pairs: Int, BuildErrors)
    case testsFailed(architecture: String, pairs: Int, failures: [TestFailure])
    case file(FileFault)
    case unusable(DocumentFault)
    /// A figure can't have been measured.
    case impossible(path: String, measure: String, architecture: String)
}

extension ScalingError: BlamingError {
    /// With one pair the app is the subject's own; more of them are generated.
    public var blamesSubject: Bool {
        if case .testsFailed(_, pairs: 1, _) = self { true } else { false }
    }
}

extension ScalingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noScenes:
            "The .catwalk.yml names no scenes, so there is nothing to make more of. Add the key scenes with the names of "
                + "the folders that hold one scene each."
        case .unknownArchitecture(let name, let known):
            "There is no architecture \"\(PrintablePath(name))\" in the .catwalk.yml. It has "
                + "\(known.map { "\(PrintablePath($0))" }.joined(separator: ", "))."
        case .noDecision(let architecture):
            "No file of a scene of \(PrintablePath(architecture)) has a function without a result, so none can be "
                + "changed to see what is built again. Leave the architecture out with --architecture."
        case .notApart(let architecture, let layer):
            "\(PrintablePath(architecture)) lies in the directory of \(PrintablePath(layer)), so the compiler takes both as "
                + "one module, and one can't grow without the other. Give it a module of its own."
        case .notBuilt(let pairs, let errors):
            "The app that was generated with \(Self.text(pairs)) does not build. Catwalk numbers what the files of a scene "
                + "declare outermost; give names to what clashes that nothing else bears, and try again:\n\(errors)"
        case .testsFailed(let architecture, let pairs, let failures):
            "The tests of \(PrintablePath(architecture)) fail in the app that was generated with \(Self.text(pairs)), so "
                + "its figures would mean nothing. "
                + (pairs == 1 ? "It is the subject's own code: mend it" : "Mend what ties a scene to its own name")
                + ", and try again:\n"
                + failures.prefix(10).map { "  \(PrintablePath("\($0.name): \($0.message)"))" }.joined(separator: "\n")
        case .file(let fault): "\(fault)"
        case .unusable(let fault): fault.text("is not what catwalk scale writes", remedy: Self.remedy)
        case .impossible(let path, let measure, let architecture):
            "\(PrintablePath(path)) is not what catwalk scale writes: The \(measure) of \(PrintablePath(architecture)) "
                + "can't have been measured. \(Self.remedy)"
        }
    }

    private static let remedy = "Give a file that it wrote, or measure anew with catwalk scale."

    private static func text(_ pairs: Int) -> String { pairs == 1 ? "1 pair of scenes" : "\(pairs) pairs of scenes" }
}
