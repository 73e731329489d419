import Foundation
import Support

extension Toolchain {
    /// Writes what the toolchain's own modules declare into the folder: a symbol graph for each, and for each module that
    /// it extends.
    ///
    /// A module that takes more than the compiler's usual settings, such as one of C++, is passed over.
    public func writeSymbolGraphs(to folder: URL) async throws {
        let extract = try program(named: "swift-symbolgraph-extract")
        let arguments = [
            "-target", target, "-skip-synthesized-members", "-skip-inherited-docs", "-output-dir", folder.path,
        ]
        try await withThrowingTaskGroup { group in
            for name in ownModules {
                group.addTask { _ = try await extract.run(["-module-name", name] + arguments) }
            }
            try await group.waitForAll()
        }
    }

    /// The names of those that come with the toolchain, for its own system.
    private var ownModules: [String] {
        let libraries = indexLibrary.deletingLastPathComponent().appending(path: "swift/\(HostSystem.current)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: libraries.path)) ?? []
        return names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }.sorted()
    }
}
