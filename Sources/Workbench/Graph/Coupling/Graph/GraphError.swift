import Parsing
import Support

/// Why a graph can't be followed to its end: it would grow much faster than the code that it is of.
public enum GraphError: Error, Hashable, Sendable {
    /// The type alias stands for so many types that nobody who names it is taken to use them.
    case overfullAlias(name: String, file: String, maximum: Int)
    /// So many use the protocol, and so many conform to it or to one that refines it, that the resolved graph is not made.
    case tooManyConformers(name: String, place: SourcePosition, file: String, maximum: Int)

    /// Relative to the subject's root.
    public var path: String {
        switch self {
        case .overfullAlias(_, let file, _), .tooManyConformers(_, _, let file, _): file
        }
    }

    /// What happened and what to do, without the path.
    public var reason: String {
        switch self {
        case .overfullAlias(let name, _, let maximum):
            "The type alias \(PrintablePath(name)) stands for more than \(maximum) types, so Catwalk follows none of them. "
                + "Name fewer in it and in the aliases that it names, or leave the file out."
        case .tooManyConformers(let name, let place, _, let maximum):
            "So many types use the protocol \(PrintablePath(name)) of line \(place.line), and so many conform to it, that the "
                + "resolved graph could have more than \(maximum) edges. Catwalk does not make it. Split the protocol, or leave "
                + "the file out."
        }
    }
}

extension GraphError: CustomStringConvertible {
    public var description: String { "\(PrintablePath(path)): \(reason)" }
}
