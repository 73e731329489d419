import Foundation
import Support

extension Toolchain {
    /// Writes what the toolchain's own modules declare into the folder: a symbol graph for each, and for each module that
    /// it extends.
    ///
    /// A module that takes more than the compiler's usual settings, such as one of C++, is passed over; the standard library
    /// takes none.
    public func writeSymbolGraphs(to folder: URL) async throws {
        let extract = try program(named: "swift-symbolgraph-extract")
        let arguments = [
            "-target", target, "-skip-synthesized-members", "-skip-inherited-docs", "-output-dir", folder.path,
        ]
        try await withThrowingTaskGroup { group in
            for name in ownModules {
                group.addTask {
                    let result = try await extract.run(["-module-name", name] + arguments)
                    if name == Self.standardLibrary { _ = try result.checked() }
                }
            }
            try await group.waitForAll()
        }
    }

    private static let standardLibrary = "Swift"

    /// The names of those that come with the toolchain, for its own system; the standard library's at least.
    private var ownModules: [String] {
        let libraries = indexLibrary.deletingLastPathComponent()
        let folder = libraries.appending(path: "swift/\(HostSystem.current.modulesFolderName)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let modules = names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
        return Set(modules + [Self.standardLibrary]).sorted()
    }
}
