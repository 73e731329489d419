import Foundation
import Testing

@testable import Support

struct OwnThreadTests {
    @Test("A stack for which there is no room is an error, and nothing is started")
    func noRoom() {
        let size = 1 << 60
        #expect(throws: ThreadError.notStarted(code: ENOMEM, stackSize: size)) {
            try OwnThread.start(stackSize: size) { Issue.record("It was started.") }
        }
        #expect(throws: ThreadError.notStarted(code: ENOMEM, stackSize: size)) {
            try OwnThread.expect(1, besidesStackOf: size)
        }
    }

    @Test("Threads that the system gives are there for those that come after")
    func expected() async throws {
        try OwnThread.expect(8, besidesStackOf: 1 << 20)
        try LargeStackThread.expectBuild()
        let value = await withCheckedContinuation { continuation in
            do {
                try OwnThread.start(stackSize: 1 << 20) { continuation.resume(returning: 1) }
            } catch {
                continuation.resume(returning: 0)
            }
        }
        #expect(value == 1)
    }

    @Test("The error says which limit to raise")
    func description() {
        let memory = ThreadError.notStarted(code: ENOMEM, stackSize: 256 << 20)
        #expect(
            memory.description == "The system gives no thread with a stack of 256 MiB: Cannot allocate memory. "
                + "Allow more address space with ulimit -v."
        )
        let processes = ThreadError.notStarted(code: EAGAIN, stackSize: 8 << 20)
        #expect(
            processes.description
                == "The system gives no thread with a stack of 8 MiB: Resource temporarily "
                + "unavailable. Allow more processes with ulimit -u, or end some of them."
        )
    }
}
