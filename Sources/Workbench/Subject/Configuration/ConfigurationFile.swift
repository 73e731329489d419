import Diagnostics
import Foundation
import Yams

/// A file that describes a subject, or a part of it, read and composed into nodes.
struct ConfigurationFile {
    static let name = ".catwalk.yml"

    /// In bytes.
    private static let sizeLimit = 1 << 20

    let node: ConfigurationNode

    init(in directory: URL) throws(SubjectError) {
        try self.init(text: Self.text(of: Self.name, in: directory), named: Self.name)
    }

    /// Reads a file beside the configuration; `path` is relative to the directory.
    init(named path: String, in directory: URL) throws(SubjectError) {
        try self.init(text: Self.text(of: path, in: directory), named: path)
    }

    init(text: String, named file: String = name) throws(SubjectError) {
        let top = ConfigurationPlace(in: file, line: 1, column: 1, key: "")
        do {
            guard let root = try Yams.compose(yaml: text) else {
                throw SubjectError.wrongType(at: top, expected: "a mapping of keys to values", found: "nothing")
            }
            if let place = Self.excess(in: root, of: text, named: file) { throw SubjectError.tooManyRepeats(at: place) }
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
    /// Where aliases have made more of a text than it could hold, at a byte a value; `nil` if they have not.
    private static func excess(in root: Node, of text: String, named file: String) -> ConfigurationPlace? {
        var pending = [root]
        var count = 0
        while let node = pending.popLast() {
            count += 1
            if count > text.utf8.count + 1 {
                return ConfigurationPlace(in: file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, key: "")
            }
            switch node {
            case .mapping(let mapping): for (key, value) in mapping { pending += [key, value] }
            case .sequence(let sequence): pending += sequence
            case .scalar, .alias: break
            }
        }
        return nil
    }

    private static func text(of path: String, in directory: URL) throws(SubjectError) -> String {
        let file = directory.appending(path: path, directoryHint: .notDirectory)
        var status = stat()
        if stat(file.path, &status) == 0 {
            // Opening a pipe would wait for someone to write into it.
            let isFile = status.st_mode & S_IFMT == S_IFREG
            guard isFile else { throw .unreadable(path: path, root: directory.path, reason: "it is no regular file") }
            guard status.st_size <= sizeLimit else {
                let reason = "it is larger than \(sizeLimit >> 20) MiB, which no configuration is"
                throw .unreadable(path: path, root: directory.path, reason: reason)
            }
        }
        do {
            return String(decoding: try Data(contentsOf: file), as: UTF8.self)
        } catch CocoaError.fileReadNoSuchFile where path == name {
            throw .noConfiguration(directory: directory.path)
        } catch {
            throw .unreadable(path: path, root: directory.path, reason: "\(SystemReason(error))")
        }
    }

    private static func error(for error: YamlError, in file: String) -> SubjectError {
        func position(_ mark: Mark) -> ConfigurationPlace {
            ConfigurationPlace(in: file, line: mark.line, column: mark.column, key: "")
        }
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            return .syntax(at: position(mark), problem: problem)
        case .duplicatedKeysInMapping(let keys, let context):
            return .duplicateKey(at: position(context.mark), key: keys.first ?? "")
        case .reader(let problem, let offset, _, let text):
            return .syntax(at: place(ofCharacter: offset ?? 0, in: text, of: file), problem: problem)
        default:
            let top = ConfigurationPlace(in: file, line: 1, column: 1, key: "")
            return .syntax(at: top, problem: String(describing: error))
        }
    }

    private static func place(ofCharacter offset: Int, in text: String, of file: String) -> ConfigurationPlace {
        let lines = text.prefix(offset).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let column = (lines.last?.unicodeScalars.count ?? 0) + 1
        return ConfigurationPlace(in: file, line: lines.count, column: column, key: "")
    }
}
