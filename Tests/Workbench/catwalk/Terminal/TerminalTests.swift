import Foundation
import TestFolder
import Testing
import Toolchain
import Twins

/// Runs the built command through a shell, with a standard output that can't be written to.
struct TerminalTests {
    @Test(
        "What can't be printed is an error that says so",
        arguments: [["measure", "A.swift"], ["measure", "--format", "json", "A.swift"], ["explain"], ["--help"]]
    )
    func unwritable(arguments: [String]) async throws {
        let folder = try TestFolder()
        try folder.write("struct A {}\n", to: "A.swift")
        let environment = ChildEnvironment.sanitized(ProcessInfo.processInfo.environment)
        let shell = Tool(executable: URL(filePath: "/bin/sh"), environment: environment)
        let command = Twins.products.appending(path: "catwalk").path
        let result = try await shell.run(
            ["-c", "\"$0\" \"$@\" 1</dev/null", command] + arguments,
            in: folder.url,
            within: .build
        )
        #expect(result.status == .exited(2))
        #expect(result.errors.text.hasPrefix("catwalk: Standard output is closed, or open for reading only. "))
    }
}
