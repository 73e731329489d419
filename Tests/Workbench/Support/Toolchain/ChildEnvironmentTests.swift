import Testing

@testable import Toolchain

struct ChildEnvironmentTests {
    @Test(
        "A variable that would steer, divert or colour a tool does not reach it",
        arguments: [
            "LLVM_PROFILE_FILE", "SWIFTPM_BUILD_DIR", "CLICOLOR_FORCE", "FORCE_COLOR", "XCTestConfigurationFilePath",
            "SWT_EXPERIMENTAL_EXIT_TEST_ID",
        ]
    )
    func removed(_ name: String) {
        #expect(ChildEnvironment.sanitized([name: "1"])[name] == nil)
    }

    @Test("A folder of the search path that is not named from the root on may be a stranger's, and reaches no tool")
    func searchPath() {
        let environment = ["PATH": ".:/usr/bin::./node_modules/.bin:bin:/bin"]
        #expect(ChildEnvironment.sanitized(environment)["PATH"] == "/usr/bin:/bin")
        // An empty one would be the current folder.
        #expect(ChildEnvironment.sanitized(["PATH": ".:bin"])["PATH"] == nil)
    }

    @Test("Everything else reaches a tool as it is")
    func kept() {
        let environment = ["PATH": "/bin", "HOME": "/ada", "SWTX": "1"]
        #expect(ChildEnvironment.sanitized(environment).filter { environment[$0.key] != nil } == environment)
    }

    @Test("A tool is told to leave colour out, whatever the caller's terminal can show")
    func colorless() {
        let environment = ChildEnvironment.sanitized(["TERM": "xterm-256color", "NO_COLOR": ""])
        #expect(environment == ["TERM": "dumb", "NO_COLOR": "1"])
    }
}
