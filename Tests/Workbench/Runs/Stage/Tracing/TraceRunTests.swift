import Foundation
import Report
import TestFolder
import Testing

@testable import Stage

struct TraceRunTests {
    private func play(_ scenario: String, _ architectures: [String] = []) async throws -> [MessageSequence] {
        let kiosk = try Kiosk.shared()
        return try await run(of: kiosk, architectures).play(scenario).sequences
    }

    private func run(
        of kiosk: KioskCopy,
        _ architectures: [String] = [],
        limits: Player.Limits = .patient
    ) throws -> TraceRun {
        var run = try TraceRun(
            of: kiosk.subject,
            architectures: architectures,
            environment: ProcessInfo.processInfo.environment
        )
        run.limits = limits
        return run
    }

    @Test("Who calls whom is told across a task, a wait and a closure, in the app of somebody else")
    func messages() async throws {
        let sequence = try #require(try await play("a coin is t").first)
        #expect(sequence.architecture == "MVP")
        #expect(sequence.scenario == "A coin is taken")
        #expect(
            sequence.messages.map { "\($0.from) → \($0.to): \($0.name) \($0.line)" } == [
                "User → View: makeApp(_:) 14",
                "View → Presenter: init(bank:) 7",
                "User → Screen: tap() 5",
                "Screen → View: closure 6",
                "View → Presenter: tapped() 8",
                "User → View: end() 4",
                // A task begins when the main actor is free. A double stands in for the bank.
                "Presenter → Model: pay(_:) 4",
                "Presenter → View: show(_:) 8",
                "View → Screen: title.set 2",
                // An extension of another module's type has the role of its file.
                "View → Marks: mark() 3",
                "Marks → Screen: title.set 2",
            ]
        )
    }

    @Test("A scenario or an architecture that is not there is answered with those that are")
    func unknown() async throws {
        await #expect(throws: StageError.unknownArchitecture(name: "MVC", known: ["MVP"])) {
            try await play("A", ["MVC"])
        }
        let known = ["A coin is taken", "A coin is lost", "Nothing happens"]
        await #expect(throws: StageError.unknownScenario(name: "A coin", known: known)) { try await play("A coin") }
    }

    @Test("Of one step, which may be named by its beginning, only its own messages are told")
    func step() async throws {
        let kiosk = try Kiosk.shared()
        let outcome = try await run(of: kiosk).play("A coin is t", step: "tap")
        #expect(outcome.scenario == "A coin is taken")
        #expect(outcome.sequences.map(\.scenario) == ["Tap the button"])
        #expect(outcome.sequences[0].messages.map(\.name).prefix(2) == ["makeApp(_:)", "init(bank:)"])
        let second = try await run(of: kiosk).play("A coin is t", step: "The coin is paid")
        #expect(second.sequences[0].messages.isEmpty)
        let known = ["Tap the button", "The coin is paid"]
        await #expect(throws: StageError.unknownStep(title: "Pay", known: known)) {
            try await run(of: kiosk).play("A coin is t", step: "Pay")
        }
    }

    @Test("The scenarios to show are those that the configuration names, in its order, with their steps")
    func traces() async throws {
        let traces = "traces: [A coin is lost, A coin is taken]\n"
        let kiosk = try Kiosk.shared(configuration: "\(Kiosk.configuration)\n\(traces)")
        let shown = try await run(of: kiosk).playTraces().traces
        #expect(shown.name == "Kiosk")
        #expect(shown.scenarios.map { $0.map(\.scenario) } == [["A coin is lost"], ["A coin is taken"]])
        #expect(shown.scenarios[1][0].steps.map(\.title) == ["Tap the button", "The coin is paid"])
        #expect(shown.architectures.map(\.scenarios) == [3])
    }

    @Test(
        "Without scenarios to show, or with one that is not there, no page is made",
        arguments: [
            ("", "Nothing says which scenarios the page of traces shows. Add the key traces, with the names of"),
            ("traces: A coin\n", "There is no scenario \"A coin\". Give one of these, or what only one of them"),
        ]
    )
    func noTraces(key: String, sentence: String) async throws {
        let kiosk = try Kiosk.shared(configuration: "\(Kiosk.configuration)\n\(key)")
        let error = try await #require(throws: StageError.self) { try await run(of: kiosk).playTraces() }
        #expect(error.description.hasPrefix(sentence))
    }

    @Test("Two copies of an app differ by what is called, and not by where that is declared", .takesLong)
    func against() async throws {
        let view = try #require(Kiosk.files["Sources/MVP/KioskView.swift"])
        let presenter = try #require(Kiosk.files["Sources/MVP/KioskPresenter.swift"])
        let changed = try Kiosk.copy(
            [
                "Sources/MVP/KioskView.swift": "\n\n" + view.replacing("        button.mark()\n", with: ""),
                "Sources/MVP/KioskPresenter.swift": presenter.replacing("tapped", with: "pressed"),
                "Sources/MVP/KioskView+Paying.swift": "// Another line.\n"
                    + Kiosk.files["Sources/MVP/KioskView+Paying.swift", default: ""],
            ].mapValues { $0.replacing("presenter.tapped()", with: "presenter.pressed()") }
        )
        let plain = try Kiosk.shared()
        let old = try await run(of: plain).play("A coin is taken")
        let reformatted = try Kiosk.copy(["Sources/MVP/KioskView.swift": "\n\n\n\(view)\n"])
        let same = try await run(of: reformatted).play("A coin is taken").since(old)
        #expect(same.map(\.changes) == [[]])
        let marked = try #require(try await run(of: changed).play("A coin is taken").since(old).first)
        #expect(marked.changes == [.renamed(from: "tapped()"), .removed, .removed])
        #expect(marked.messages.filter { $0.change == .removed }.map(\.message.name) == ["mark()", "title.set"])
    }

    @Test("What goes wrong while a scenario plays is told with the architecture's name", .takesLong)
    func ends() async throws {
        let stage = """
            import Bank
            import Foundation
            import Kit

            public struct Trouble: Error {}

            @MainActor public final class Stage {
                public static let scenarios = ["It throws", "It never ends"]
                public static let weathers: [String] = []
                public static func steps(of scenario: String) -> [String] { ["A step"] }

                public init(_ makeApp: (any Bank) -> some Any) {}
                public func perform(_ step: Int, of name: String) async throws {
                    if name == "It throws" { throw Trouble() }
                    while name == "It never ends" { sleep(1) }
                }
                public func tap(_ part: String, at index: Int?) async throws {}
                public var questions: [String] { [] }
                public func answer(_ question: Int, in weather: String) async {}
                public func takeFrames() -> [String] { [] }
                public func end() async {}
            }
            """
        let kiosk = try Kiosk.copy([
            "Sources/Play/Stage.swift": stage,
            "Sources/MVP/KioskView+Paying.swift": "",
        ])
        await #expect(
            throws: StageError.notPlayed(architecture: "MVP", scenario: "It throws", reason: "Trouble()")
        ) {
            try await run(of: kiosk).play("It throws")
        }
        await #expect(throws: PlayerError.noRest(architecture: "MVP", seconds: 10, last: nil)) {
            try await run(of: kiosk, limits: Player.Limits(time: .seconds(10), calls: 100)).play("It never ends")
        }
    }

    @Test("A module that is called like one of catwalk's is named")
    func reserved() async throws {
        let kiosk = try Kiosk.copy(
            [
                "Sources/CatwalkTrace/Trace.swift": "public let number = 1",
                "Sources/MVP/Number.swift": "import CatwalkTrace",
            ],
            configuration: Kiosk.configuration.replacing("[Sources/Bank,", with: "[Sources/CatwalkTrace, Sources/Bank,")
        )
        await #expect(throws: StageError.reservedName("CatwalkTrace")) { try await run(of: kiosk).play("A coin is t") }
    }

    @Test("An architecture that lies in a layer's directory can't be played, and both are named")
    func within() async throws {
        let kiosk = try Kiosk.copy(
            ["Sources/Kit/MVP/Main.swift": "public let number = 1"],
            configuration: Kiosk.configuration.replacing("sources: Sources/MVP", with: "sources: Sources/Kit/MVP")
        )
        await #expect(throws: StageError.notApart(architecture: "MVP", layer: "Kit")) {
            try await run(of: kiosk).play("A coin is t")
        }
    }

    @Test("Without a stage there is nothing to play on")
    func noStage() throws {
        let kiosk = try Kiosk.copy(configuration: Kiosk.configuration.replacing("stage: Play\n", with: ""))
        #expect(throws: StageError.noStage(folder: kiosk.subject.root.path)) { try run(of: kiosk) }
    }
}
