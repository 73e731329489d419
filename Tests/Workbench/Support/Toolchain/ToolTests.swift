import Foundation
import TestFolder
import Testing

@testable import Toolchain

struct ToolTests {
    private let shell = Tool(executable: URL(filePath: "/bin/sh"), environment: ["GREETING": "hello"])

    @Test("Both outputs of a program are kept, apart")
    func outputs() async throws {
        let result = try await shell.run(["-c", "echo out; echo err >&2"])
        #expect(result.output.text == "out\n")
        #expect(result.errors.text == "err\n")
        #expect(result.status == .exited(0))
    }

    @Test("A program sees its own environment, what is added to it, and nothing else")
    func environment() async throws {
        let result = try await shell.run(["-c", "echo $GREETING $NAME $HOME"], adding: ["NAME": "Ada"])
        #expect(result.output.text == "hello Ada\n")
    }

    @Test("A program runs in the folder it is given")
    func folder() async throws {
        let folder = try TestFolder()
        let result = try await shell.run(["-c", "pwd -P"], in: folder.url)
        #expect(result.output.lastLines(1) == folder.url.path)
    }

    @Test(
        "How a program ended is told",
        arguments: [("exit 3", ToolStatus.exited(3)), ("kill -9 $$", .killed(signal: 9))]
    )
    func status(_ script: String, status: ToolStatus) async throws {
        #expect(try await shell.run(["-c", script]).status == status)
    }

    @Test("The error of a failed program says what was run, how it ended, and what it said")
    func failure() async throws {
        let result = try await shell.run(["-c", "echo no such file >&2; exit 3"])
        let error = try #require(throws: ToolchainError.self) { try result.checked() }
        #expect(
            error.description
                == "sh -c echo no such file >&2; exit 3 ended with status 3. It said:\nno such file"
        )
    }

    @Test("A program that is not there is an error with its path")
    func missing() async throws {
        let tool = Tool(executable: URL(filePath: "/nowhere/tool"), environment: [:])
        let error = try await #require(throws: ToolchainError.self) { try await tool.run([]) }
        #expect(error.description.hasPrefix("/nowhere/tool could not be started: "))
    }

    @Test("A program whose answer is longer than it may be is ended, and the others go on")
    func tooLongAnswer() async throws {
        var git = shell
        git.answerLimit = 1_000
        #expect(try await shell.run(["-c", "yes | head -c 5000"]).output.data.count == 5_000)
        await #expect(throws: ToolchainError.tooMuchOutput(command: "sh -c yes", limit: 1_000)) {
            try await git.run(["-c", "yes"])
        }
    }

    @Test("Cancelling ends a program that would run for an hour")
    func cancellation() async throws {
        let task = Task { [shell] in try await shell.run(["-c", "exec sleep 3600"]) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("A program in a relative folder of the search path is passed over, for that may be in what is measured")
    func relativeFolders() throws {
        let folder = try TestFolder()
        try folder.writeProgram("exit 0", to: "bin/tool")
        let steps = Array(repeating: "..", count: FileManager.default.currentDirectoryPath.split(separator: "/").count)
        let relative = (steps + [String(folder.url.path.dropFirst())]).joined(separator: "/") + "/bin"
        #expect(FileManager.default.isExecutableFile(atPath: relative + "/tool"))
        #expect(Tool.find("tool", in: ["PATH": "\(relative):.:"]) == nil)
        let absolute = folder.url.path + "/bin"
        #expect(Tool.find("tool", in: ["PATH": "\(relative):\(absolute)"])?.executable.path == absolute + "/tool")
    }

    #if os(Linux)
        @Test("A program that asks for more memory than it may have gets none")
        func memory() async throws {
            var shell = shell
            shell.memoryLimit = MemoryLimit(bytes: 100 << 20)
            // The limit comes when the program has begun.
            let script =
                "until [ $(ulimit -d) != unlimited ]; do :; done; exec dd if=/dev/zero of=/dev/null bs=$0 count=1"
            #expect(try await shell.run(["-c", script, "50M"]).status == .exited(0))
            let result = try await shell.run(["-c", script, "500M"])
            #expect(result.status == .exited(1))
            #expect(result.errors.text.contains("memory exhausted"))
        }

        @Test("A program that has taken more memory before it could be limited is ended")
        func earlyMemory() async throws {
            var shell = shell
            shell.memoryLimit = MemoryLimit(bytes: 1, isHeldFromStart: true)
            #expect(try await shell.run(["-c", "while :; do :; done"]).status == .killed(signal: 9))
        }
    #endif
}
