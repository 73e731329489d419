import Foundation
import Parsing
import Subject

/// All sources of a subject, read and parsed once.
public struct SubjectSources: Sendable {
    /// The files of each module, by the module's path.
    private let files: [String: [SourceFile]]

    /// Reads every file of the subject that is not known already, several at a time.
    static func read(_ subject: Subject, knowing known: SubjectSources? = nil) async throws -> SubjectSources {
        let paths = try subject.modules.flatMap { module in
            try subject.files(of: module).map { (module: module.path, file: $0) }
        }
        let knownFiles = known?.byPath ?? [:]
        let threads = ProcessInfo.processInfo.activeProcessorCount
        return try await withThrowingTaskGroup(of: [(module: String, file: SourceFile)].self) { group in
            for first in 0..<min(threads, paths.count) {
                group.addTask {
                    try await DeepThread.run {
                        try stride(from: first, to: paths.count, by: threads).map { index in
                            let path = paths[index].file
                            let file = try knownFiles[path] ?? SourceFile(path: path, in: subject.root)
                            return (paths[index].module, file)
                        }
                    }
                }
            }
            let read = try await group.reduce(into: []) { $0 += $1 }
            let files = Dictionary(grouping: read, by: \.module).mapValues {
                $0.map(\.file).sorted { $0.path < $1.path }
            }
            return SubjectSources(files: files)
        }
    }

    /// All but the files at the paths.
    public func without(_ paths: Set<String>) -> SubjectSources {
        SubjectSources(files: files.mapValues { $0.filter { !paths.contains($0.path) } })
    }

    /// The files of a module, sorted by path.
    subscript(module: Module) -> [SourceFile] { files[module.path, default: []] }

    /// The modules that the files of each module import, by the module's path.
    var imports: [String: Set<String>] {
        files.mapValues { Set($0.flatMap(\.declarations.imports).map(\.module)) }
    }
}

extension SubjectSources {
    private var byPath: [String: SourceFile] {
        Dictionary(files.values.joined().map { ($0.path, $0) }) { first, _ in first }
    }
}
