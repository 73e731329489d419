import Foundation
import Testing
import Toolchain
import Twins

struct StartCheckTests {
    private static let everywhere = [
        ("ulimit -n 7", "", "48 files and pipes have to be open at once, and the system gives only "),
        (":", ">&-", "Standard output is closed, or open for reading only. Print to "),
        (":", "<&- >&-", "Standard output is closed, or open for reading only. Print to "),
    ]

    #if os(Linux)
        // Darwin takes a limit of the address space and does not keep it, and has no device that is always full.
        private static let limits =
            everywhere + [
                ("ulimit -v 450000", "", "Cannot allocate memory. Allow more address space with ulimit -v."),
                (":", "> /dev/full", "Standard output could not be written: No space left on device. Print to "),
            ]
    #else
        private static let limits = everywhere
    #endif

    @Test("With less than it takes, a command says what is missing and which limit to raise", arguments: limits)
    func limited(limit: String, streams: String, words: String) async throws {
        let result = try await run("explain", after: limit, with: streams)
        #expect(result.status == .exited(2))
        #expect(result.errors.text.hasPrefix("catwalk: "))
        #expect(result.errors.text.contains(words))
    }

    @Test("In a folder that was removed a command says so")
    func removedFolder() async throws {
        let result = try await run("measure", after: "cd \"$(mktemp -d)\"; rmdir \"$PWD\"", with: "")
        #expect(result.status == .exited(2))
        let sentence = "catwalk: The folder that catwalk was started in was not found: No such file"
        #expect(result.errors.text.hasPrefix(sentence))
    }

    @Test("What is not used may be closed, and a limit that does not hinder is none")
    func unhindered() async throws {
        for (limit, streams) in [(":", "<&-"), (":", "<&- 2>&-"), ("ulimit -n 64", "")] {
            let result = try await run("explain", after: limit, with: streams)
            #expect(result.status == .exited(0))
            #expect(result.output.text.hasPrefix("Measures:\n"))
        }
    }

    private func run(_ command: String, after limit: String, with streams: String) async throws -> ToolResult {
        let shell = Tool(
            executable: URL(filePath: "/bin/sh"),
            environment: ChildEnvironment.sanitized(ProcessInfo.processInfo.environment)
        )
        let catwalk = Twins.products.appending(path: "catwalk").path
        return try await shell.run(["-c", "\(limit); exec \"$0\" \(command) \(streams)", catwalk], within: .build)
    }
}
