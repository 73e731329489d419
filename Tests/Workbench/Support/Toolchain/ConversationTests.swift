import Foundation
import Testing

@testable import Toolchain

struct ConversationTests {
    private let cat = Tool(executable: URL(filePath: "/bin/cat"), environment: [:])
    private let shell = Tool(executable: URL(filePath: "/bin/sh"), environment: ["GREETING": "hello"])

    @Test("What is said comes back from a program that repeats it, line by line")
    func repeated() async throws {
        _ = try await cat.converse([]) { conversation in
            var lines = conversation.lines
            for said in ["hello", "", "猫 \u{301}"] {
                try await conversation.say(said)
                let line = try await lines.next()
                #expect(line == said)
            }
        }
    }

    @Test("Lines that are printed at once come one by one, and a line in two parts comes whole")
    func parts() async throws {
        let script = #"printf 'one\ntwo\nth'; read go; printf 'ree\n'; read end"#
        _ = try await shell.converse(["-c", script]) { conversation in
            var lines = conversation.lines
            // Up to the first half of the third line all is printed at once, so it has come with the first line.
            let first = try await lines.next()
            #expect(first == "one")
            let second = try await lines.next()
            #expect(second == "two")
            try await conversation.say("go")
            let third = try await lines.next()
            #expect(third == "three")
        }
    }

    @Test("A program that ends by itself has no further line, and how it ended and its complaints are told")
    func end() async throws {
        let (status, errors) = try await shell.converse(["-c", #"printf 'one\nrest'; echo bye >&2; exit 3"#]) {
            var lines = $0.lines
            let first = try await lines.next()
            #expect(first == "one")
            let second = try await lines.next()
            #expect(second == nil)
        }
        #expect(status == .exited(3))
        #expect(errors.text == "bye\n")
    }

    @Test("A program that is killed has no further line, though it still waits for input")
    func kill() async throws {
        let (status, _) = try await cat.converse([]) { conversation in
            var lines = conversation.lines
            conversation.kill()
            let line = try await lines.next()
            #expect(line == nil)
        }
        #expect(status == .killed(signal: 9))
    }

    @Test("A program that would run for an hour is ended when nobody talks with it any more")
    func left() async throws {
        let (status, _) = try await shell.converse(["-c", "exec sleep 3600"]) { _ in }
        #expect(status == .killed(signal: 9))
    }

    @Test("A program sees its own environment and what is added to it")
    func environment() async throws {
        _ = try await shell.converse(["-c", "echo $GREETING $NAME; read end"], adding: ["NAME": "Ada"]) {
            var lines = $0.lines
            let line = try await lines.next()
            #expect(line == "hello Ada")
        }
    }

    @Test("A line that is too long to be held is an error")
    func longLine() async throws {
        // One byte more than 8 MiB.
        _ = try await shell.converse(["-c", "exec head -c 8388609 /dev/zero"]) {
            var lines = $0.lines
            var error: ToolchainError?
            do {
                _ = try await lines.next()
            } catch let thrown as ToolchainError {
                error = thrown
            }
            #expect(error == .longLine(limit: 8_388_608))
        }
    }

    @Test("A program that is not there is an error with its path")
    func missing() async throws {
        let tool = Tool(executable: URL(filePath: "/nowhere/tool"), environment: [:])
        let error = try await #require(throws: ToolchainError.self) { try await tool.converse([]) { _ in } }
        #expect(error.description.hasPrefix("/nowhere/tool could not be started: "))
    }
}
