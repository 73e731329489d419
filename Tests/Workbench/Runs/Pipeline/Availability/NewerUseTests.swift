import CompiledCode
import Foundation
import Pipeline
import Subject
import Support
import TestFolder
import Testing
import Toolchain

// On a Mac the compiler itself tells, and its modules lie elsewhere.
#if os(Linux)
    struct NewerUseTests {
        /// `Mutex` came with macOS 15, `Observations` with 26, `count(where:)` with the standard library of any.
        @Test(
            "What an old macOS does not have is named with its place, unless a condition keeps it from there",
            .takesLong
        )
        func uses() async throws {
            let code = try await CompiledCode([
                (
                    path: "App/A.swift",
                    text: """
                    import Synchronization

                    @available(macOS 15, *)
                    final class Kept { let lock = Mutex(1) }

                    func text(of bytes: [UInt8]) -> String? { String(validating: bytes, as: UTF8.self) }

                    func locked() -> Int {
                        guard #available(macOS 15, *) else { return 0 }
                        return Mutex(2).withLock { $0 }
                    }

                    #if os(Linux)
                        func there() -> Int { Mutex(3).withLock { $0 } }
                    #endif

                    func sum(of numbers: AsyncStream<Int>) async -> Int {
                        var sum = 0
                        for await number in numbers { sum += number }
                        return [sum].count { $0 > 0 }
                    }
                    """
                )
            ])
            let index = IndexArtifact(at: "Index", in: code.folder.url, library: try await Self.toolchain.indexLibrary)
            func uses(newerThan version: String) async throws -> [String] {
                let oldest = try #require(MacOSVersion(version))
                let result = try await SurveyRun(["App"], in: code.folder.url)
                    .uses(newerThan: oldest, index: index, toolchain: Self.toolchain)
                #expect(result.problems == [])
                return result.uses.map { "\($0)" }
            }
            let found = "A.swift:6:43: String.init(validating:as:) needs macOS 15.0."
            #expect(try await uses(newerThan: "14.7.1") == [found])
            #expect(try await uses(newerThan: "15") == [])
        }

        @Test("Files that the index does not have are a problem")
        func missing() async throws {
            let code = try await CompiledCode([(path: "App/A.swift", text: "struct A {}")])
            try code.folder.write("struct B {}", to: "App/B.swift")
            let index = IndexArtifact(at: "Index", in: code.folder.url, library: try await Self.toolchain.indexLibrary)
            let result = try await SurveyRun(["."], in: code.folder.url)
                .uses(newerThan: .oldest, index: index, toolchain: Self.toolchain)
            #expect(result.uses == [])
            #expect(result.problems == [.index(argument: "Index", .notIndexed(file: "App/B.swift", others: 0))])
        }

        private static var toolchain: Toolchain {
            get async throws { try await Toolchain.find(in: ProcessInfo.processInfo.environment) }
        }
    }
#endif
