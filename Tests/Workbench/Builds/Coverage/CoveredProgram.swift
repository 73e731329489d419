import CompiledCode
import Coverage
import Foundation
import TestFolder
import Toolchain

/// A small program, compiled with counters by the compiler in use; gone when the test lets go of it.
struct CoveredProgram: Sendable {
    let toolchain: Toolchain
    let program: URL

    /// Where the sources are, by the names that they were given with, and where profiles are written.
    let folder: TestFolder

    /// Compiles the sources, by name; `main.swift` is the one that runs.
    init(_ sources: KeyValuePairs<String, String>) async throws {
        toolchain = try await Toolchain.find(in: ProcessInfo.processInfo.environment)
        folder = try TestFolder()
        program = folder.url(of: "program")
        let files = try sources.map { try folder.write($0.value, to: $0.key).path }
        let options = ["-Onone", "-swift-version", "6", "-profile-generate", "-profile-coverage-mapping"]
        let compiler = try await toolchain.directCompiler()
        _ = try await compiler.run(options + ["-module-name", "Program", "-o", program.path] + files, within: .build)
            .checked()
    }

    /// The profile of one run.
    func profile(of arguments: [String] = []) async throws -> URL {
        let file = folder.url(of: "\(UUID().uuidString).profraw")
        let tool = Tool(executable: program, environment: toolchain.swift.environment)
        _ = try await tool.run(arguments, adding: ["LLVM_PROFILE_FILE": file.path]).checked()
        return file
    }

    /// Reads profiles as a report does; the subject's files are those of the folder, but for `main.swift`.
    var reader: CoverageReader {
        let prefix = folder.url.path + "/"
        return CoverageReader(program: program, toolchain: toolchain) { path in
            path.hasPrefix(prefix) && !path.hasSuffix("/main.swift") ? String(path.dropFirst(prefix.count)) : nil
        }
    }

    /// What one run covers of one file.
    func coverage(of file: String) async throws -> FileCoverage {
        let profile = try await profile()
        let runs = try await reader.read(
            unit: [profile],
            scenarios: [profile],
            of: [folder.url(of: file)],
            merged: folder.url(of: "merged")
        )
        return runs.all
    }
}
