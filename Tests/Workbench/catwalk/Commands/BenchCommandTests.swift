import Foundation
import TestFolder
import Testing

/// The command on a package whose program needs no scenarios: what it is told to play is what it does.
@Suite(.serialized)
struct BenchCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", targets: [.executableTarget(name: "play")])
            """,
            to: "Package.swift"
        )
        try folder.write(
            """
            import Foundation
            switch CommandLine.arguments[2] {
            case "crash": abort()
            case "interrupt":
                kill(getppid(), SIGINT)
                while true { pause() }
            default: print("{\\"wallClock\\": 1, \\"processor\\": 1}")
            }
            """,
            to: "Sources/play/main.swift"
        )
        try folder.write("", to: "Sources/A/A.swift")
        try write(scenarios: ["play", "crash", "interrupt"])
    }

    private func write(scenarios: [String], changes: String = "{}") throws {
        try folder.write(
            """
            name: App
            baseline: A
            architectures: [{name: A, sources: Sources/A}]
            scenarios: ScenarioTests
            benchmarks:
              product: play
              scenarios: {\(scenarios.map { "\($0)s: \($0)" }.joined(separator: ", "))}
              changes: \(changes)
            """,
            to: ".catwalk.yml"
        )
    }

    @Test("What is through before a crash or an interrupt is kept, and the exit code is 2 or the signal's")
    func endings() async throws {
        let crash = try await catwalk("bench", "--timed", "--rounds", "6", folder.url.path)
        #expect(crash.status == .exited(2))
        #expect(crash.errors.text.contains("play A crash 500 was ended by signal 6. It said:"))
        let kept =
            "The run ended early. Of 3 scenarios 0 counted and 1 timed ones are in Reports/benchmarks.json; the one "
        #expect(crash.errors.text.contains(kept))
        #expect(crash.output.text.hasPrefix("plays\n"))
        let record = try folder.text(of: "Reports/benchmarks.json")
        #expect(record.contains("\"title\" : \"play\""))

        let interrupted = try await catwalk("bench", "--timed", "--scenario", "interrupts", folder.url.path)
        #expect(interrupted.status == .exited(130))
        #expect(interrupted.errors.text.contains("Of 1 scenarios 0 counted and 0 timed ones are in"))
        #expect(try folder.text(of: "Reports/benchmarks.json") == record)

        let unknown = try await catwalk("bench", "--timed", "--scenario", "ply", folder.url.path)
        #expect(unknown.status == .exited(2))
        #expect(unknown.errors.text.contains("There is no scenario \"ply\" here."))

        try folder.write("broken", to: "Sources/play/main.swift")
        let broken = try await catwalk("bench", "--timed", folder.url.path)
        #expect(broken.status == .exited(1))
        #expect(broken.errors.text.contains("catwalk: The product \"play\" does not build:"))
    }

    @Test(
        "A place that is nowhere ends with 2 before anything is built, and an architecture that does not build with 1"
    )
    func builds() async throws {
        try folder.write("broken", to: "Sources/A/A.swift")
        let broken = try await catwalk("bench", "--built", folder.url.path)
        #expect(broken.status == .exited(1))
        #expect(broken.errors.text.contains("catwalk: The subject does not build. Mend these errors and try again."))
        #expect(broken.errors.text.contains("  Sources/A/A.swift:1:1: error: "))

        try write(scenarios: ["play"], changes: "{leaf: Leaf.swift}")
        let nowhere = try await catwalk("bench", "--built", folder.url.path)
        #expect(nowhere.status == .exited(2))
        #expect(nowhere.errors.text.contains(".catwalk.yml:8:19: benchmarks.changes.leaf: No file of A fits. Add a"))
    }

    @Test("A budget file of another schema is refused before anything is built, and stays as it is")
    func otherSchema() async throws {
        try folder.write("{\"schemaVersion\": 7}", to: ".catwalk-budgets.json")
        for option in ["--check", "--update"] {
            let result = try await catwalk("bench", option, folder.url.path)
            #expect(result.status == .exited(2))
            #expect(
                result.errors.text.contains("is not understood, at schemaVersion: It is 7, and this catwalk knows 1.")
            )
        }
        #expect(try folder.text(of: ".catwalk-budgets.json") == "{\"schemaVersion\": 7}")
    }

    @Test(
        "Options that exclude each other, or make no sense, are refused",
        arguments: [
            ["--counted", "--timed"], ["--check", "--update"], ["--timed", "--check"], ["--rounds", "5"],
            ["--rounds", "1001"], ["--built", "--timed"], ["--built", "--update"], ["--built", "--scenario", "plays"],
            ["--memory", "--timed"], ["--memory", "--scenario", "plays"], ["--memory", "--check"],
        ]
    )
    func options(_ options: [String]) async throws {
        #expect(try await catwalk(["bench"] + options + [folder.url.path]).status == .exited(2))
    }

    @Test("Without the key benchmarks the error says what is missing")
    func noSettings() async throws {
        try folder.write(
            "name: App\nbaseline: A\narchitectures: [{name: A, sources: Sources/A}]\nscenarios: x\n",
            to: ".catwalk.yml"
        )
        let result = try await catwalk("bench", folder.url.path)
        #expect(result.status == .exited(2))
        #expect(result.errors.text.contains("has no key benchmarks, so nothing says what to play."))
    }
}
