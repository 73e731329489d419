import Files
import Subject
import Support

/// Why benchmarks could not be run, or their figures not be kept.
public enum BenchmarkError: Error, Hashable, Sendable {
    /// The configuration says nothing about benchmarks.
    case noSettings(folder: String)
    /// A place that is to be changed is nowhere in the architecture, whose sources are at `path`.
    case noFile(at: ConfigurationPlace, architecture: String, path: String)
    /// The file that is to be changed has no body that a statement can be added to.
    case noBody(at: ConfigurationPlace, path: String)
    case unknown(what: String, name: String, known: [String])
    /// The product is not built; `detail` is the end of what the build said.
    case notBuilt(product: String, detail: String)
    case file(FileFault)
    /// `remedy` is how to get a better one.
    case unusable(DocumentFault, remedy: String)
}

extension BenchmarkError: BlamingError {
    public var blamesSubject: Bool {
        if case .notBuilt = self { true } else { false }
    }
}

extension BenchmarkError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSettings(let folder):
            "The .catwalk.yml in \(PrintablePath(folder)) has no key benchmarks, so nothing says what to play. Add it; "
                + "Documentation/configuration.md shows how."
        case .noFile(let place, let architecture, let path):
            "\(place)No file of \(PrintablePath(architecture)) fits. Add a pattern for one, relative to "
                + "\(PrintablePath(path))."
        case .noBody(let place, let path):
            "\(place)\(PrintablePath(path)) has neither a function nor a getter that a statement can be added to. Give "
                + "a pattern for another file."
        case .unknown(let what, let name, let known):
            "There is no \(what) \"\(PrintablePath(name))\" here. "
                + (NearestName.of(name, among: known).map { "Did you mean \"\($0)\"? " } ?? "")
                + "What may stand here: \(known.joined(separator: ", "))."
        case .notBuilt(let product, let detail):
            "The product \"\(PrintablePath(product))\" does not build:\n\(detail)\nMend it, or name another product in "
                + "the key benchmarks of .catwalk.yml."
        case .file(let fault): "\(fault)"
        case .unusable(let fault, let remedy): fault.text("is not understood", remedy: remedy)
        }
    }
}
