import Foundation
import TestFolder
import Testing

@testable import Toolchain

struct TimeLimitTests {
    private let shell = Tool(executable: URL(filePath: "/bin/sh"), environment: [:])

    @Test("A program whose time is over is ended with what it has started, and what it printed is kept")
    func late() async throws {
        let folder = try TestFolder()
        let held = folder.url(of: "held").path
        try #require(mkfifo(held, 0o600) == 0)
        let end = open(held, O_RDONLY | O_NONBLOCK)
        try #require(end >= 0)
        defer { close(end) }
        // Both ignore what asks them to end.
        let script = "trap '' INT TERM; exec 3> '\(held)'; sleep 3600 & echo begun; wait"
        let result = try await shell.run(["-c", script], within: TimeLimit(.seconds(1)))
        #expect(result.status == .late(TimeLimit(.seconds(1))))
        #expect(result.output.text == "begun\n")
        // On a busy machine what was killed ends a little later: then the last who could write has gone.
        var gone = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
        #expect(poll(&gone, 1, 600_000) == 1)
        #expect(gone.revents & Int16(POLLHUP) != 0)
        #expect(throws: ToolchainError.self) { try result.checked() }
    }

    @Test(
        "What a program has left running does not keep anybody waiting",
        arguments: ["sleep 3600 &", "setsid sleep 3600 &"]
    )
    func leftRunning(_ script: String) async throws {
        let result = try await shell.run(["-c", "\(script) echo $!"], within: .build)
        #expect(result.status == .exited(0))
        if let child = pid_t(result.output.lastLines(1)) { kill(child, SIGKILL) }
    }

    @Test("The sentence says how long it was waited, and how to wait longer")
    func sentence() {
        let text = ToolStatus.late(.question(files: 6_000)).description
        #expect(text.contains("2 minutes"))
        #expect(text.contains("CATWALK_PATIENCE=10"))
    }

    @Test(
        "The environment multiplies a limit, unless what it says is no such number",
        arguments: [("0.5", 30), ("10", 600), ("-1", 60), ("nan", 60), ("1e300", 60), ("much", 60), ("", 60)]
    )
    func scaled(_ factor: String, seconds: Int) {
        #expect(TimeLimit.question.scaled(by: ["CATWALK_PATIENCE": factor]) == TimeLimit(.seconds(seconds)))
    }
}
