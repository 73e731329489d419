import Coupling
import Foundation
import Index
import Parsing
import Support

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
            let files = try await files(in: folder, of: reader)
            let declared = IndexEngine(of: SourceModule.all(in: files)).declaredGraph
            print("\(files.count) files, \(declared.edges.count) edges, \(declared.resolved.edges.count) resolved")
        } catch {
            print(error)
            exit(2)
        }
    }
}

extension IndexGraphs {
    private static func files(in folder: URL, of reader: IndexReader) async throws -> [NamesInFile] {
        let paths = reader.sourceFiles.filter { isPresent($0, in: folder) }
        return try await LargeStackThread.map(paths) { path in
            let name = String(path.dropFirst(folder.path.count + 1))
            let outline = try ParsedFile.read(path: name, in: folder, asOutline: true)
            return NamesInFile(outline, index: try reader.file(at: path))
        }
    }

    /// The store keeps units of files that are gone, too.
    private static func isPresent(_ path: String, in folder: URL) -> Bool {
        path.hasPrefix(folder.path + "/") && path.hasSuffix(".swift") && FileManager.default.fileExists(atPath: path)
    }
}
