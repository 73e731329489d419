import Coupling
import Foundation
import Index
import Parsing

/// Reads from an index store what it holds of the sources below a folder, and builds the declared and resolved graphs.
@main
struct IndexGraphs {
    static func main() async {
        guard CommandLine.arguments.count == 4 else {
            print("Usage: IndexGraphs STORE LIBRARY FOLDER")
            exit(2)
        }
        let folder = URL(filePath: CommandLine.arguments[3], directoryHint: .isDirectory)
        do {
            let library = try IndexLibrary(at: URL(filePath: CommandLine.arguments[2]))
            let reader = try IndexReader(of: URL(filePath: CommandLine.arguments[1]), with: library)
            let files = try await reader.files(at: reader.sourceFiles.filter { isPresent($0, in: folder) })
            let declared = try graph(of: files, in: folder)
            print("\(files.count) files, \(declared.edges.count) edges, \(declared.resolved.edges.count) resolved")
        } catch {
            print(error)
            exit(2)
        }
    }
}

extension IndexGraphs {
    /// The store keeps units of files that are gone, too.
    private static func isPresent(_ path: String, in folder: URL) -> Bool {
        path.hasPrefix(folder.path + "/") && FileManager.default.fileExists(atPath: path)
    }

    private static func graph(of files: [IndexedFile], in folder: URL) throws -> DependencyGraph {
        var modules: [String: [ParsedFile]] = [:]
        var index: [String: IndexedFile] = [:]
        for file in files {
            let path = String(file.path.dropFirst(folder.path.count + 1))
            modules[file.module, default: []].append(try ParsedFile.read(path: path, in: folder))
            index[path] = file
        }
        let sorted = modules.sorted { $0.key < $1.key }
        return DependencyGraph(of: sorted.map { SourceModule(name: $0.key, files: $0.value) }, index: index)
    }
}
