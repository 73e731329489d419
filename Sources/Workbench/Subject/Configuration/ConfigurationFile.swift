import Files
import Foundation
import Support
import Yams

/// A file that describes a subject, or a part of it, read and composed into nodes.
public struct ConfigurationFile {
    static let name = Subject.configurationName
    /// In bytes.
    private static let sizeLimit = 1 << 20
    public let node: ConfigurationNode

    init(in directory: URL) throws(SubjectError) {
        let data: Data?
        do {
            data = try EnclosedFile(Self.name, in: directory).contents(upTo: Self.sizeLimit)
        } catch {
            throw .file(error)
        }
        guard let data else { throw .noConfiguration(directory: directory.path) }
        try self.init(text: Self.text(of: data, in: Self.name))
    }

    /// Reads a file that the configuration names at `place`; `path` is relative to the directory.
    init(named path: String, by place: ConfigurationPlace, in directory: URL) throws(SubjectError) {
        let data = try Self.contents(of: path, by: place, in: directory)
        try self.init(text: Self.text(of: data, in: path), named: path)
    }

    /// What a file holds that the configuration names at `place`; `path` is relative to the directory.
    static func contents(
        of path: String,
        by place: ConfigurationPlace,
        in directory: URL
    ) throws(SubjectError) -> Data {
        let data: Data?
        do {
            data = try EnclosedFile(path, in: directory).contents(upTo: sizeLimit)
        } catch {
            throw .namedFile(at: place, error)
        }
        guard let data else { throw .namedFile(at: place, .notRead(path: path, SystemReason(code: ENOENT))) }
        return data
    }

    public init(text: String, named file: String = Subject.configurationName) throws(SubjectError) {
        let top = ConfigurationPlace(file: file, line: 1, column: 1)
        do {
            if let place = Self.firstHiddenLineBreak(in: text, of: file) {
                throw SubjectError.hiddenLineBreak(at: place)
            }
            if let place = Self.firstAnchor(in: text, of: file) { throw SubjectError.anchor(at: place) }
            guard let root = try Yams.compose(yaml: text) else {
                throw SubjectError.wrongType(at: top, expected: "a mapping of keys to values", found: nil)
            }
            node = ConfigurationNode(root, key: "", in: file)
        } catch let error as SubjectError {
            throw error
        } catch let error as YamlError {
            throw Self.error(for: error, in: file)
        } catch {
            throw .syntax(at: top, problem: String(describing: error))
        }
    }
}

extension ConfigurationFile {
    /// Where an anchor may begin, which is refused before the parser sees it: as keys, a few lines of anchors and
    /// aliases keep it busy for ever.
    ///
    /// Only a space, a line break or a sign that begins a value stands in front of an anchor, so `R&D` and `"&lt;"` are
    /// text.
    /// `Tom &Jerry` is taken for an anchor, in quotation marks too: to tell the two apart takes a parser.
    private static func firstAnchor(in text: String, of file: String) -> ConfigurationPlace? {
        var previous: Unicode.Scalar?
        var (line, column) = (1, 1)
        var ampersand: ConfigurationPlace?
        for scalar in text.unicodeScalars {
            if let ampersand, isOfAnchor(scalar) { return ampersand }
            ampersand =
                scalar == "&" && previous.map(isBeforeAnchor) ?? true
                ? ConfigurationPlace(file: file, line: line, column: column) : nil
            (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
            previous = scalar
        }
        return nil
    }

    /// Where a line ends for the parser and not for who reads the file: a key behind it would look like a comment.
    private static func firstHiddenLineBreak(in text: String, of file: String) -> ConfigurationPlace? {
        var (line, column) = (1, 1)
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            if isAfterReturn, scalar != "\n" { return ConfigurationPlace(file: file, line: line, column: column - 1) }
            if ["\u{85}", "\u{2028}", "\u{2029}"].contains(scalar) {
                return ConfigurationPlace(file: file, line: line, column: column)
            }
            isAfterReturn = scalar == "\r"
            (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
        }
        return nil
    }

    private static func isBeforeAnchor(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}", ",", ":", "?", "[", "{": true
        default: false
        }
    }

    private static func isOfAnchor(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
        default: false
        }
    }

    /// Throws with the place if it is not UTF-8; `file` is what the place calls it.
    public static func text(of data: Data, in file: String) throws(SubjectError) -> String {
        do {
            let text = try UnicodeFault.text(of: data)
            // Some editors put a byte order mark before the first line, which says nothing in UTF-8.
            return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        } catch {
            throw .notUnicode(at: ConfigurationPlace(file: file, line: error.line, column: error.column), error)
        }
    }

    private static func error(for error: YamlError, in file: String) -> SubjectError {
        func position(_ mark: Mark) -> ConfigurationPlace {
            ConfigurationPlace(file: file, line: mark.line, column: mark.column)
        }
        switch error {
        case .composer(_, "found undefined alias", let mark, _):
            return .alias(at: position(mark))
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            return .syntax(at: position(mark), problem: plain(problem))
        case .duplicatedKeysInMapping(let keys, let context):
            return .duplicateKey(at: position(context.mark), key: keys.first ?? "")
        case .reader(let problem, let offset, _, let text):
            return .syntax(at: place(ofCharacter: offset ?? 0, in: text, of: file), problem: plain(problem))
        default:
            let top = ConfigurationPlace(file: file, line: 1, column: 1)
            return .syntax(at: top, problem: String(describing: error))
        }
    }

    /// The parser's words, but for those that speak of its own functions or go on from what it does not say.
    private static func plain(_ problem: String) -> String {
        switch problem {
        case _ where problem.hasPrefix("Maximum nesting level"): "values stand too deep inside others"
        case "but found another document": "a second document begins here, and only the first one is read"
        default: problem
        }
    }

    private static func place(ofCharacter offset: Int, in text: String, of file: String) -> ConfigurationPlace {
        let lines = text.prefix(offset).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let column = (lines.last?.unicodeScalars.count ?? 0) + 1
        return ConfigurationPlace(file: file, line: lines.count, column: column)
    }
}
