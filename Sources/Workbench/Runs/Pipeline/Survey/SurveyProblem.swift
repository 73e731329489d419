import Coupling
import Parsing
import Support

/// Why something that was asked for, or found on the way, was not measured.
public enum SurveyProblem: Error, Hashable, Sendable {
    /// A source file; its path is relative to the argument.
    case file(ParsingError)
    /// The argument leads to nothing.
    case missing(argument: String)
    /// The name of a source file, a folder or an argument is not UTF-8.
    case misnamed(path: String)
    /// The argument is neither a Swift file nor a folder.
    case notSource(argument: String)
    /// `reason` is the system's.
    case unreadableFolder(path: String, reason: String)
    /// What stands at the path, or in the folder there, could not be looked at; `reason` is the system's.
    case unreachable(path: String, reason: String)
    /// The link leads back to a folder it stands in, or to itself.
    case loop(path: String)
    /// The folder lies in more others than are looked into.
    case tooDeep(path: String)
    case noSource(argument: String)
    /// There are Swift files, or folders that may have some, and all are excluded.
    case allExcluded(argument: String)
    /// A project of Xcode that was not understood; its files go by folders.
    case project(path: String, reason: String)
    /// An index store that was handed in; the edges come from syntax instead.
    case index(argument: String, IndexFault)
    /// Coverage that was handed in.
    case coverage(argument: String, CoverageFault)
    /// What stands in the file was not followed to its end.
    case graph(GraphError)
}

extension SurveyProblem {
    /// As it was given, or relative to what was given.
    public var path: String {
        switch self {
        case .file(let error): error.path
        case .graph(let error): error.path
        case .missing(let path), .misnamed(let path), .notSource(let path), .unreadableFolder(let path, _),
            .unreachable(let path, _), .loop(let path), .tooDeep(let path), .noSource(let path), .allExcluded(let path),
            .project(let path, _),
            .index(let path, _), .coverage(let path, _):
            path
        }
    }

    /// What happened and what to do, without the path.
    public var reason: String {
        switch self {
        case .file(let error):
            error.reason
        case .missing:
            "It is not there. Give the path of a file or folder."
        case .misnamed:
            MisnamedPath.reason
        case .notSource:
            "It is neither a folder nor a regular file whose name ends in .swift. Give the path of one."
        case .unreadableFolder(_, let reason):
            "The folder could not be read: \(reason). Make it readable."
        case .unreachable(_, let reason):
            "What is there could not be looked at: \(reason). Shorten the names that lead there, or let them be searched."
        case .loop:
            "The link leads back to where it stands, or over too many other links, so it was not followed. Remove it."
        case .tooDeep:
            "It lies in \(FolderDepth.limit) other folders, and Catwalk goes no deeper. Move it up, or leave it out with --exclude."
        case .noSource:
            "There is no Swift file in it. Give a folder that has some; hidden ones are not looked into."
        case .allExcluded:
            "All that is in it was left out. Give fewer --exclude, or the path of a folder that is left out."
        case .project(_, let reason):
            reason
        case .index(_, let fault):
            fault.reason
        case .coverage(_, let fault):
            fault.reason
        case .graph(let error):
            error.reason
        }
    }
}

extension SurveyProblem: CustomStringConvertible {
    public var description: String { "\(PrintablePath(path)): \(reason)" }
}

extension SurveyProblem: Encodable {
    public func encode(to encoder: any Encoder) throws {
        try ["path": path, "reason": reason].encode(to: encoder)
    }
}
