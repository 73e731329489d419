import Files
import Support

/// Why a subject could not be read: what is wrong, where, and what to do.
public enum SubjectError: Error, Hashable, Sendable {
    /// The directory has no `.catwalk.yml`.
    case noConfiguration(directory: String)
    /// The configuration, or a directory of sources, can't be read.
    case file(FileFault)
    /// A file that the configuration names, of claims or a picture, is not there or can't be read.
    case namedFile(at: ConfigurationPlace, FileFault)
    /// The file holds nothing that a browser shows as a picture.
    case noPicture(at: ConfigurationPlace, path: String)
    /// The configuration is no text.
    case notUnicode(at: ConfigurationPlace, UnicodeFault)
    case misnamed(path: String, root: String, NameClash)
    /// The folder lies in more others than are looked into.
    case tooDeep(path: String, root: String)
    /// The configuration is not YAML.
    case syntax(at: ConfigurationPlace, problem: String)
    /// `what` is a key, role, architecture, and so on; `known` are the names that may stand there.
    case unknown(at: ConfigurationPlace, what: String, name: String, known: [String])
    /// Neither an architecture, a role nor a layer is called so, and it is no pattern.
    case noPlace(at: ConfigurationPlace, name: String, known: [String])
    /// A mapping has the key twice; the place is the first.
    case duplicateKey(at: ConfigurationPlace, key: String)
    case missingKey(at: ConfigurationPlace, key: String)
    /// A rule says nothing, or more than one thing.
    case notOneKind(at: ConfigurationPlace, found: [String], known: [String])
    /// A claim says neither when it holds nor what would be needed to tell, or says it twice.
    case notOneEnd(at: ConfigurationPlace)
    /// A measure's condition both decides and stands beside the verdict.
    case twoConditions(at: ConfigurationPlace)
    /// A claim that no figure can tell names a rule that makes it true.
    case nothingEnforced(at: ConfigurationPlace)
    case wrongType(at: ConfigurationPlace, expected: String, found: String?)
    /// `first` is where the name stands first, in the same file.
    case duplicate(at: ConfigurationPlace, what: String, name: String, first: ConfigurationPlace)
    /// An architecture, a module or a role bears the name of another of these; `first` is `nil` if it is not known where
    /// that stands.
    case taken(at: ConfigurationPlace, name: String, first: ConfigurationPlace?)
    /// `what` bears the name: a module, an architecture, and so on.
    case badName(at: ConfigurationPlace, what: String, name: String, NameFault)
    /// `spelled` is one whose name differs in capitals alone; some systems take the one for the other.
    case noDirectory(at: ConfigurationPlace, path: String, spelled: String? = nil)
    case outsideRoot(at: ConfigurationPlace, path: String)
    /// A module's directory is the one that holds the configuration.
    case root(at: ConfigurationPlace, path: String)
    /// A module's directory holds no Swift file; `isExcluded` says whether what it holds is left out.
    case noSource(at: ConfigurationPlace, path: String, isExcluded: Bool = false)
    /// One directory lies inside the other, or is the same, so that its files would count twice.
    case overlap(at: ConfigurationPlace, path: String, other: String)
    case badExpression(at: ConfigurationPlace, pattern: String, reason: String)
    /// To find that a name does not match may take for ever.
    case slowExpression(at: ConfigurationPlace, pattern: String, reason: String)
    /// Each of them is held against all of the code, so there is a limit.
    case tooMany(at: ConfigurationPlace, what: String, maximum: Int)
    /// YAML's anchors and aliases are not read: a few of them can stand for more than any memory holds.
    case anchor(at: ConfigurationPlace)
    case hiddenLineBreak(at: ConfigurationPlace)
    case alias(at: ConfigurationPlace)
}

extension SubjectError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noConfiguration(let directory):
            """
            There is no \(ConfigurationFile.name) in \(PrintablePath(directory)), so nothing says what to measure. \
            Give the directory that has one, let catwalk init write a first one there, or write it like this:

            \(ConfigurationExample.text)
            """
        case .file(let fault): "\(fault)"
        case .namedFile(let place, let fault): "\(place)\(fault)"
        case .noPicture(let place, let path):
            "\(place)\(PrintablePath(path)) is no picture that a browser shows. Give an SVG, PNG, JPEG, WebP or GIF file."
        case .notUnicode(let place, let fault): "\(place)\(fault.reason)"
        case .misnamed(let path, let root, let clash):
            "\(PrintablePath(path)) in \(PrintablePath(root)) is not read. \(clash)"
        case .tooDeep(let path, let root):
            "\(PrintablePath(path)) in \(PrintablePath(root)) lies in \(FolderDepth.limit) other folders, and Catwalk "
                + "goes no deeper. Move it up, or leave it out with the key exclude."
        case .syntax(let place, let problem):
            "\(place)This is not YAML: \(problem). Correct this line or the one before it."
        case .unknown(let place, let what, let name, let known):
            "\(place)There is no \(what) \"\(PrintablePath(name))\" here. \(Self.proposal(for: name, among: known))"
        case .noPlace(let place, let name, let known):
            "\(place)There is no place \"\(PrintablePath(name))\" here. "
                + NearestName.question(about: name, among: known)
                + "What may stand here: \(Self.list(known + ["or types by a pattern such as '*\(PrintablePath(name))'"]))."
        case .duplicateKey(let place, let key):
            "\(place)The key \"\(PrintablePath(key))\" stands here, and again further down. Remove or rename one of them."
        case .missingKey(let place, let key):
            "\(place)The key \"\(key)\" is missing. Add it."
        case .notOneKind(let place, let found, let known):
            "\(place)This rule has \(found.isEmpty ? "no kind" : "the kinds \(Self.list(found))"). Give it exactly one "
                + "of \(Self.list(known))."
        case .notOneEnd(let place):
            "\(place)A claim holds under a condition, or under those of its measures, or cannot be told by figures. Give "
                + "it exactly one of holds, measures with holds, needed."
        case .twoConditions(let place):
            "\(place)This measure has a condition already. Give it one of holds and holdsBeside."
        case .nothingEnforced(let place):
            "\(place)This claim has no condition that a rule could make true. Give it holds, or take the rule out."
        case .wrongType(let place, let expected, let found):
            if let found {
                "\(place)This is \(PrintablePath(found)). Write \(expected) instead."
            } else {
                "\(place)There is no value here. Write \(expected)."
            }
        case .duplicate(let place, let what, let name, let first):
            "\(place)The \(what) \"\(PrintablePath(name))\" is there twice, first \(Self.position(of: first)). Remove or rename "
                + "one of the two."
        case .taken(let place, let name, let first):
            "\(place)The name \"\(PrintablePath(name))\" is taken\(first.map { " \(Self.position(of: $0))" } ?? ""). "
                + "Architectures, modules and roles need names of their own, whatever their capitals. Rename one of the two; "
                + "a module is called like its folder, unless you write {name: NAME, path: FOLDER}."
        case .badName(let place, let what, let name, let fault):
            "\(place)\"\(PrintablePath(name))\" can't be the name of \(what). \(fault)"
        case .noDirectory(let place, let path, nil):
            "\(place)There is no directory \"\(PrintablePath(path))\". Give a path relative to the "
                + "\(ConfigurationFile.name)."
        case .noDirectory(let place, let path, let spelled?):
            "\(place)There is no directory \"\(PrintablePath(path))\". Write \"\(PrintablePath(spelled))\", as it is called: "
                + "not all systems take the one for the other."
        case .outsideRoot(let place, let path):
            "\(place)\"\(PrintablePath(path))\" leads out of the directory that holds the \(ConfigurationFile.name). "
                + "Give a relative path that stays inside it."
        case .root(let place, let path):
            "\(place)\"\(PrintablePath(path))\" is the directory of the \(ConfigurationFile.name) itself, which can't be "
                + "a module. Give a directory below it."
        case .noSource(let place, let path, true):
            "\(place)All that is in \"\(PrintablePath(path))\" is left out. Take a pattern out of the key exclude, or keep "
                + "what you mean by a pattern that begins with !."
        case .noSource(let place, let path, false):
            "\(place)There is no Swift file in \"\(PrintablePath(path))\". Give a directory that has some."
        case .overlap(let place, let path, let other):
            "\(place)\"\(PrintablePath(path))\" and \"\(PrintablePath(other))\" overlap, so files would be counted "
                + "twice. Give each module a directory of its own."
        case .badExpression(let place, let pattern, let reason):
            "\(place)\"\(PrintablePath(pattern))\" is not a regular expression: \(reason). Correct it, or escape its special "
                + "characters with a backslash."
        case .slowExpression(let place, let pattern, let reason):
            "\(place)\"\(PrintablePath(pattern))\" could be tried for ever on some names: \(reason)"
        case .tooMany(let place, let what, let maximum):
            "\(place)There are more than \(maximum) \(what) here. Use fewer: each is held against all of the code."
        case .anchor(let place):
            "\(place)This & may begin an anchor, and anchors are not read. Write the value out wherever it is meant. If it is "
                + "part of a text, put a space behind it."
        case .hiddenLineBreak(let place):
            "\(place)This line ends here, and most editors show it as going on, so what follows would look like a part of it. "
                + "Remove the character, or begin a new line."
        case .alias(let place):
            "\(place)This is an alias, because it begins with *. Write out what it repeats. If it is a text, put it in "
                + "quotation marks."
        }
    }
}

extension SubjectError {
    private static func proposal(for name: String, among known: [String]) -> String {
        NearestName.question(about: name, among: known)
            + (known.isEmpty ? "None may stand here." : "What may stand here: \(list(known)).")
    }

    private static func position(of place: ConfigurationPlace) -> String {
        "in line \(place.line), by \(PrintablePath(place.key))"
    }

    private static func list(_ names: [String]) -> String {
        names.joined(separator: ", ")
    }
}
