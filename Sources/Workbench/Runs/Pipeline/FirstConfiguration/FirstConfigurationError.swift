import Files
import Support

/// Why no first configuration could be made; paths are as they were given.
public enum FirstConfigurationError: Error, Hashable, Sendable {
    case notAFolder(path: String)
    case exists(path: String)
    case noSource(path: String, problems: [SurveyProblem])
    /// Everything lies loose in the folder, and a module is a folder of its own.
    case noModule(path: String)
    case file(FileFault)
}

extension FirstConfigurationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notAFolder(let path):
            "There is no folder \(PrintablePath(path)). Give the folder of a package or an app."
        case .exists(let path):
            "There is a .catwalk.yml in \(PrintablePath(path)) already, and it was left as it is. Remove or rename it "
                + "to have a new one made."
        case .noSource(let path, let problems):
            problems.filter { $0 != .noSource(argument: ".") }.map { "\($0)\n" }.joined()
                + "There is no Swift file in \(PrintablePath(path)) that could be read. Give a folder that has some; "
                + "hidden ones are not looked into."
        case .noModule(let path):
            "No Swift file in \(PrintablePath(path)) stands in a folder of its own, other than tests, and what is "
                + "compared are folders. Move the sources into one, such as Sources, or give the folder above."
        case .file(let fault): "\(fault)"
        }
    }
}
