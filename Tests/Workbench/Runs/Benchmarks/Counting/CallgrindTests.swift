import Foundation
import TestFolder
import Testing

@testable import Benchmarks

struct CallgrindTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// A shell script in Valgrind's place, which finds callgrind's file in `$file`, and the program's rounds in `$1`.
    private func callgrind(_ script: String) async throws -> Callgrind {
        try folder.writeProgram(
            """
            if [ "$1" = --version ]; then echo valgrind-3.19.0; exit; fi
            file=${2#--callgrind-out-file=}
            shift 4
            \(script)
            """,
            to: "bin/valgrind"
        )
        // What tunes the allocator would move counts.
        let tuned = ["GLIBC_TUNABLES": "glibc.malloc.tcache_count=0", "MALLOC_ARENA_MAX": "1"]
        let path = ["PATH": "\(folder.url(of: "bin").path):/usr/bin:/bin"]
        return try await Callgrind.find(in: path.merging(tuned) { first, _ in first })
    }

    private func count(_ script: String) async throws -> CountedRun {
        try await callgrind(script).count(URL(filePath: "/bin/app"), rounds: 10) { ["\($0)"] }
    }

    @Test("What ten rounds cost is the difference between twenty and ten")
    func difference() async throws {
        let run = try await count(
            """
            [ "$SWIFT_DETERMINISTIC_HASHING" = 1 ] || exit 9
            [ -z "$GLIBC_TUNABLES$MALLOC_ARENA_MAX" ] || exit 9
            printf 'creator: callgrind-3\\nevents: Ir\\ncfn=malloc\\ncalls=%d 0\\ntotals: %d\\n' \
            $((5 + 3 * $1)) $((1000 + 70 * $1)) > "$file"
            """
        )
        #expect(run.once[.instructions] == 1700)
        #expect(run.twice[.instructions] == 2400)
        #expect(run.perRound[.instructions] == 70)
        #expect(run.perRound[.allocations] == 3)
        #expect(run.perRound[.retains] == 0)
    }

    @Test("The program's version is as it words it")
    func version() async throws {
        #expect(try await callgrind("").version == "valgrind-3.19.0")
    }

    @Test("Without valgrind the error says how to get it")
    func missing() async throws {
        let error = try await #require(throws: BenchmarkError.self) {
            try await Callgrind.find(in: ["PATH": folder.url.path])
        }
        #expect(error == .noValgrind)
        #expect(error.description.contains("apt-get install valgrind"))
    }

    @Test(
        "A program that crashes is told with its arguments and its last words",
        arguments: [("exit 7", "ended with status 7"), ("kill -11 $$", "was ended by signal 11")]
    )
    func crash(_ ending: String, how: String) async throws {
        let error = try await #require(throws: BenchmarkError.self) { try await count("echo no cats >&2; \(ending)") }
        #expect(error == .failed(command: "app 10", how: how, detail: "no cats", underCallgrind: true))
        #expect(error.description.hasPrefix("app 10 \(how) under callgrind. It said:\nno cats\n"))
    }

    @Test("A program that plays as many rounds as it likes is refused")
    func constant() async throws {
        let script = "printf 'creator: callgrind-3\\nevents: Ir\\ntotals: 5\\n' > \"$file\""
        await #expect(throws: BenchmarkError.roundsCostNothing(command: "app 20")) { try await count(script) }
    }

    @Test("A file that was not written is an error, not a count of nothing")
    func noFile() async throws {
        let error = try await #require(throws: BenchmarkError.self) { try await count("true") }
        guard case .unreadable = error else {
            Issue.record("\(error)")
            return
        }
    }
}
