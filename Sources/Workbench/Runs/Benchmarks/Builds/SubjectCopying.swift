import Extraction
import Foundation
import Parsing
import Rebuilds
import Subject
import Support

extension Subject {
    /// Brings a copy of all sources but those of tests up to date, so that they can be changed while these stay as they
    /// are.
    ///
    /// Returns the subject that the copies are, without tests, and without what is promised of the original.
    func writeCopy() async throws -> Subject {
        var copy = withoutPromises
        copy.root = WorkingFolder(in: root).url.appending(path: "bench.copy", directoryHint: .isDirectory)
        for index in architectures.indices { copy.architectures[index].tests = nil }
        let modules = production + support
        let copies = try await LargeStackThread.map(modules) { module in
            try files(of: module).map { path in
                let text = try ParsedFile.read(path: path, in: root).text
                return GeneratedFile(path: String(path.dropFirst(module.path.count + 1)), text: text)
            }
        }
        for (module, files) in zip(modules, copies) {
            try files.write(to: copy.root.appending(path: module.path, directoryHint: .isDirectory))
        }
        return copy
    }
}
