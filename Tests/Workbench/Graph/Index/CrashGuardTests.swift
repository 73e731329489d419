import CIndexStore
import Foundation
import Testing

struct CrashGuardTests {
    @Test("a crash while a file is read names the file and ends with status 2", arguments: [SIGSEGV, SIGBUS, SIGILL])
    func named(signal: Int32) async throws {
        let ending = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
            [signal = signal as Int32] in
            CIndexGuardBegin("store/v5/records/A")
            raise(signal)
        }
        let result = try #require(ending)
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said.hasPrefix("error: The index file store/v5/records/A is damaged: "))
        #expect(said.hasSuffix("build again.\n"))
    }

    @Test("a crash names the file that was read last")
    func continued() async throws {
        let ending = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
            CIndexGuardBegin("A")
            CIndexGuardContinue("B")
            raise(SIGSEGV)
        }
        let said = String(decoding: try #require(ending).standardErrorContent, as: UTF8.self)
        #expect(said.hasPrefix("error: The index file B is damaged: "))
    }

    @Test("an abort while a file is read is such a crash")
    func abortion() async {
        await #expect(processExitsWith: .exitCode(2)) {
            CIndexGuardBegin("A")
            abort()
        }
    }

    #if os(Linux)
        @Test("while a file is read there is no memory for what it claims, and there is again afterwards")
        func memory() async {
            await #expect(processExitsWith: .success) {
                let much = (3 << 30) + ProcessInfo.processInfo.processorCount << 29
                func isThere() -> Bool {
                    let memory = mmap(nil, much, PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
                    guard let memory, memory != MAP_FAILED else { return false }
                    return munmap(memory, much) == 0
                }
                CIndexGuardBegin("A")
                #expect(!isThere())
                CIndexGuardEnd()
                #expect(isThere())
            }
        }
    #endif

    @Test("a crash after the file was read is an ordinary crash")
    func after() async {
        await #expect(processExitsWith: .exitCode(7)) {
            signal(SIGILL) { _ in _exit(7) }
            CIndexGuardBegin("A")
            CIndexGuardEnd()
            raise(SIGILL)
        }
    }

    @Test("a crash of a thread that reads nothing goes to who handled it before")
    func otherThread() async {
        await #expect(processExitsWith: .exitCode(7)) {
            signal(SIGILL) { _ in _exit(7) }
            CIndexGuardBegin("A")
            let ended = DispatchSemaphore(value: 0)
            Thread {
                raise(SIGILL)
                ended.signal()
            }.start()
            ended.wait()
        }
    }

    @Test("the guard stays armed until the last thread has read")
    func severalThreads() async {
        await #expect(processExitsWith: .exitCode(2)) {
            CIndexGuardBegin("A")
            let ended = DispatchSemaphore(value: 0)
            Thread {
                CIndexGuardBegin("B")
                CIndexGuardEnd()
                ended.signal()
            }.start()
            ended.wait()
            raise(SIGSEGV)
        }
    }
}
