import Declarations
import Extraction
import Foundation
import Parsing
import Subject
import Support

/// A subject's sources, copied and laid out as a package, so that they can be changed while the subject stays as it is.
public struct SubjectCopy: Sendable {
    /// Paths relative to its root are those of the original.
    public let subject: Subject
    public let package: ExtractedPackage
    /// By the module's path; relative to that.
    private let files: [String: [GeneratedFile]]
    /// Relative to the original's root; a dot stands in no extracted package's name, so it is in no package's way.
    private static let home = ".build/catwalk/bench.copy"

    /// Reads all sources but those of tests.
    public static func read(_ original: Subject) async throws -> SubjectCopy {
        let subject = original.copied(to: original.root.appending(path: home, directoryHint: .isDirectory))
        let modules = subject.production + subject.support
        let read = try await LargeStackThread.map(modules) { module in
            try original.files(of: module).map {
                try ReadFile(ParsedFile.read(path: $0, in: original.root), in: module)
            }
        }
        let files = Dictionary(uniqueKeysWithValues: zip(modules.map(\.path), read))
        return SubjectCopy(
            subject: subject,
            package: ExtractedPackage(
                subject: subject,
                imports: files.mapValues { Set($0.flatMap(\.imports)) }
            ),
            files: files.mapValues { $0.map(\.file) }
        )
    }

    /// Brings the copy on disk up to date with what was read.
    public func write() throws {
        for (path, files) in files {
            try files.write(to: subject.root.appending(path: path, directoryHint: .isDirectory))
        }
        try package.write()
    }
}

/// A file as it goes into the copy.
private struct ReadFile: Sendable {
    let file: GeneratedFile
    let imports: [String]

    init(_ file: ParsedFile, in module: Module) {
        self.file = GeneratedFile(path: String(file.path.dropFirst(module.path.count + 1)), text: file.text)
        imports = FileDeclarations(file).imports.map(\.module)
    }
}

extension Subject {
    /// Without tests, and without what is promised of the original.
    fileprivate func copied(to root: URL) -> Subject {
        var copy = withoutPromises
        copy.root = root
        for index in architectures.indices { copy.architectures[index].tests = nil }
        return copy
    }
}
