import Foundation
import TestFolder
import Testing
import Toolchain

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
        "Beside another checkout what is slower is named, and fails a check; where nothing can be compared, only --require fails",
        .takesLong
    )
    func against() async throws {
        let other = try TestFolder()
        let main = try folder.text(of: "Sources/play/main.swift")
        for file in ["Package.swift", ".catwalk.yml", "Sources/A/A.swift"] {
            try other.write(folder.text(of: file), to: file)
        }
        try other.write(main, to: "Sources/play/main.swift")
        // Twice as slow as the other.
        try folder.write(
            main.replacing(#"\"processor\": 1"#, with: #"\"processor\": 2"#),
            to: "Sources/play/main.swift"
        )
        let options = ["bench", "--timed", "--scenario", "plays", "--rounds", "9"]
        func bench(_ more: String..., in root: TestFolder, against other: TestFolder) async throws -> ToolResult {
            try await catwalk(options + more + ["--against", other.url.path, root.url.path])
        }
        let slower = try await bench("--check", in: folder, against: other)
        #expect(slower.status == .exited(1))
        #expect(slower.output.text.contains("plays, A: 4000.00 µs a round, where it was 2000.00, 100.0 % more."))
        #expect(try await bench(in: folder, against: other).status == .exited(0))
        let entries = try await bench("--check", "--format", "json", in: folder, against: other)
        #expect(entries.status == .exited(1))
        #expect(entries.output.text.contains(#""extra" : "slower, +100.0 %""#))
        #expect(entries.errors.text.contains("plays, A: 4000.00 µs a round, where it was 2000.00, 100.0 % more."))
        // Who is compared does not say how much slower it may be.
        let configuration = try folder.text(of: ".catwalk.yml")
        try folder.write(
            configuration.replacing("  product:", with: "  excessTolerance: 5000 %\n  product:"),
            to: ".catwalk.yml"
        )
        #expect(try await bench("--check", in: folder, against: other).status == .exited(1))
        try other.write(configuration.replacing("plays:", with: "once:"), to: ".catwalk.yml")
        let apart = try await bench("--check", in: folder, against: other)
        #expect(apart.status == .exited(0))
        #expect(apart.errors.text.contains(#"The other checkout has the scenario "once", and this one does not."#))
        #expect(apart.errors.text.contains("Nothing is compared, for the two have no scenario and player in common."))
        #expect(try await bench("--check", "--require", in: folder, against: other).status == .exited(1))
        try other.write(configuration, to: ".catwalk.yml")
        let faster = try await bench("--check", in: other, against: folder)
        #expect(faster.status == .exited(0))
        #expect(faster.output.text.contains("Nothing is slower."))
        #expect(!FileManager.default.fileExists(atPath: folder.url(of: "Reports").path))

        let same = try await bench(in: folder, against: folder)
        #expect(same.status == .exited(2))
        #expect(
            same.errors.text.contains("is the folder that is compared itself. Give --against another checkout of it")
        )

        try FileManager.default.removeItem(at: other.url(of: ".catwalk.yml"))
        let unconfigured = try await bench("--check", in: folder, against: other)
        #expect(unconfigured.status == .exited(0))
        #expect(unconfigured.errors.text.hasSuffix("compared, for the other checkout has no .catwalk.yml.\n"))
        try other.write(configuration, to: ".catwalk.yml")

        try other.write("broken", to: "Sources/play/main.swift")
        let broken = try await bench("--check", in: folder, against: other)
        #expect(broken.status == .exited(0))
        #expect(broken.errors.text.contains("Nothing is compared, for the other checkout can't be played. The product"))
        #expect(try await bench("--check", "--require", in: folder, against: other).status == .exited(1))

        try other.write("import Foundation\nexit(3)", to: "Sources/play/main.swift")
        let crashed = try await bench("--check", in: folder, against: other)
        #expect(crashed.status == .exited(0))
        #expect(crashed.output.text.contains("Nothing is compared."))
        #expect(crashed.errors.text.contains(#"can't play the scenario "plays", so that is not compared."#))
        #expect(try await bench("--check", "--require", in: folder, against: other).status == .exited(1))
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
            ["--require"], ["--against", "/nowhere/at/all"], ["--against", ""], ["--against", "/", "--update"],
            ["--against", "/", "--built"],
            ["--against", "/", "--counted", "--rounds", "9"], ["--against", "/", "--rounds", "9"],
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
