import Foundation
import TestFolder
import Toolchain

/// The compiler of the toolchain in use.
struct Compiler: Sendable {
    let indexLibrary: URL

    private let tool: Tool
    /// Where the compiler finds the system's own testing libraries; empty if they are the toolchain's.
    private let testingOptions: [String]

    /// Asked once for all tests of a process.
    private static let found = Task {
        let toolchain = try await Toolchain.find(in: ProcessInfo.processInfo.environment)
        func options(_ option: String, _ variable: String) -> [String] {
            (toolchain.testingVariables[variable] ?? "").split(separator: ":").flatMap { [option, String($0)] }
        }
        return Compiler(
            indexLibrary: toolchain.indexLibrary,
            tool: try await toolchain.directCompiler(),
            testingOptions: options("-F", "DYLD_FRAMEWORK_PATH") + options("-I", "DYLD_LIBRARY_PATH")
        )
    }

    /// So that compilers leave room for the tests that mind the time.
    private static let queue = OneAtATime()

    static func inUse() async throws -> Compiler { try await found.value }

    /// Compiles the files as one module, which may import those compiled into the same folder before it.
    ///
    /// Its interface, which those that come after it may import, takes a process more.
    func compile(
        _ files: [URL],
        as module: String,
        languageMode: Int,
        into products: URL,
        index: URL,
        writingInterface writesInterface: Bool
    ) async throws {
        let objects = products.appending(path: "\(module).build", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
        let options = [
            "-c", "-Onone", "-parse-as-library", "-swift-version", "\(languageMode)", "-module-name", module,
            "-package-name",
            "Written",
            "-I", products.path, "-index-store-path", index.path, "-index-ignore-system-modules",
            // One process compiles all files: starting one for each takes longer than what they have to do.
            "-enable-batch-mode", "-j1",
        ]
        let interface = ["-emit-module", "-emit-module-path", products.appending(path: "\(module).swiftmodule").path]
        let arguments = options + testingOptions + (writesInterface ? interface : []) + files.map(\.path)
        try await Self.queue.run { [tool] in _ = try await tool.run(arguments, in: objects, within: .build).checked() }
    }
}
