import Diagnostics
import Foundation
import Yams

/// The file that describes a subject, read and composed into nodes.
struct ConfigurationFile {
    static let name = ".catwalk.yml"

    /// In bytes.
    private static let sizeLimit = 1 << 20

    let node: ConfigurationNode

    init(in directory: URL) throws(SubjectError) {
        try self.init(text: Self.text(in: directory))
    }

    init(text: String) throws(SubjectError) {
        let top = ConfigurationPlace(line: 1, column: 1, key: "")
        do {
            guard let root = try Yams.compose(yaml: text) else {
                throw SubjectError.wrongType(at: top, expected: "a mapping of keys to values", found: "nothing")
            }
            node = ConfigurationNode(root, key: "")
        } catch let error as SubjectError {
            throw error
        } catch let error as YamlError {
            throw Self.error(for: error, top: top)
        } catch {
            throw .syntax(at: top, problem: String(describing: error))
        }
    }
}

extension ConfigurationFile {
    private static func text(in directory: URL) throws(SubjectError) -> String {
        let file = directory.appending(path: name, directoryHint: .notDirectory)
        var status = stat()
        if stat(file.path, &status) == 0 {
            // Opening a pipe would wait for someone to write into it.
            let isFile = status.st_mode & S_IFMT == S_IFREG
            guard isFile else { throw .unreadable(path: name, root: directory.path, reason: "it is no regular file") }
            guard status.st_size <= sizeLimit else {
                let reason = "it is larger than \(sizeLimit >> 20) MiB, which no configuration is"
                throw .unreadable(path: name, root: directory.path, reason: reason)
            }
        }
        do {
            return String(decoding: try Data(contentsOf: file), as: UTF8.self)
        } catch CocoaError.fileReadNoSuchFile {
            throw .noConfiguration(directory: directory.path)
        } catch {
            throw .unreadable(path: name, root: directory.path, reason: "\(SystemReason(error))")
        }
    }

    private static func place(ofCharacter offset: Int, in text: String) -> ConfigurationPlace {
        let lines = text.prefix(offset).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let column = (lines.last?.unicodeScalars.count ?? 0) + 1
        return ConfigurationPlace(line: lines.count, column: column, key: "")
    }

    private static func error(for error: YamlError, top: ConfigurationPlace) -> SubjectError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            .syntax(at: ConfigurationPlace(line: mark.line, column: mark.column, key: ""), problem: problem)
        case .duplicatedKeysInMapping(let keys, let context):
            .duplicateKey(
                at: ConfigurationPlace(line: context.mark.line, column: context.mark.column, key: ""),
                key: keys.first ?? ""
            )
        case .reader(let problem, let offset, _, let text):
            .syntax(at: place(ofCharacter: offset ?? 0, in: text), problem: problem)
        default:
            .syntax(at: top, problem: String(describing: error))
        }
    }
}
