import Foundation
import Testing

@testable import Toolchain

struct TimeLimitTests {
    private let shell = Tool(executable: URL(filePath: "/bin/sh"), environment: [:])

    @Test("A program whose time is over is ended with what it has started, and what it printed is kept")
    func late() async throws {
        // Both ignore what asks them to end.
        let script = "trap '' INT TERM; sleep 3600 & echo $!; wait"
        let result = try await shell.run(["-c", script], within: TimeLimit(.milliseconds(200)))
        #expect(result.status == .late(TimeLimit(.milliseconds(200))))
        let child = try #require(pid_t(result.output.lastLines(1)))
        #expect(kill(child, 0) == -1 || isZombie(child))
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

    /// Nobody has waited for it yet.
    private func isZombie(_ process: pid_t) -> Bool {
        let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return state?.contains(") Z ") ?? true
    }
}
