import Foundation
import Report
import TestFolder
import Testing

@testable import Stage

struct PlayerTests {
    @Test("An app is opened, tapped and ended, and tells what shows and who spoke with whom")
    func actions() async throws {
        let stage = try #require(Kiosk.files["Sources/Play/Stage.swift"])
            .replacing("takeFrames() -> [String] { [] }", with: "takeFrames() -> [String] { [\(Self.frame)] }")
        try await onStage(["Sources/Play/Stage.swift": stage]) { player in
            let opened = try await player.perform(PlayerCommand(app: 4, .open))
            #expect(opened.start == 1)
            #expect(opened.frames.map(\.lines) == [["Pay"]])
            #expect(opened.messages.map(\.name) == ["makeApp(_:)", "init(bank:)"])
            let tapped = try await player.perform(PlayerCommand(app: 4, .tap("pay", at: nil)), since: 1)
            #expect(tapped.frames.map(\.lines) == [["Thanks!"]])
            #expect(
                tapped.messages.map { "\($0.from) → \($0.to): \($0.name)" } == [
                    "User → Screen: tap()", "Screen → View: closure", "View → Presenter: tapped()",
                    "User → View: end()", "Presenter → Model: pay(_:)", "Presenter → View: show(_:)",
                    "View → Screen: title.set", "View → Marks: mark()", "Marks → Screen: title.set",
                ]
            )
            // A message knows the line that sent it. If it reaches a closure, which no line names, that is where the sending
            // function begins. The User has no line.
            #expect(
                tapped.sent.map { $0.sentFrom.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" } ?? "-" }
                    == [
                        "-", "Button.swift:5", "KioskView.swift:6", "-", "KioskPresenter.swift:10",
                        "KioskPresenter.swift:14",
                        "KioskView.swift:9", "KioskView.swift:10", "Button+Mark.swift:3",
                    ]
            )
            _ = try await player.perform(PlayerCommand(app: 4, .end), since: 1)
            let gone = try await player.perform(PlayerCommand(app: 4, .tap("pay", at: nil)), since: 1)
            #expect(gone.frames.isEmpty)
            #expect(gone.messages.isEmpty)
        }
    }

    @Test("A scenario is played step by step, and its opening belongs to the first one")
    func play() async throws {
        try await onStage { player in
            let played = try await player.play("A coin is t")
            #expect(played.architecture == "MVP")
            #expect(played.scenario == "A coin is taken")
            #expect(played.failure == nil)
            #expect(played.steps.map(\.title) == ["Tap the button", "The coin is paid"])
            #expect(
                played.steps.map { $0.messages.map(\.name) } == [
                    [
                        "makeApp(_:)", "init(bank:)", "tap()", "closure", "tapped()", "end()", "pay(_:)", "show(_:)",
                        "title.set", "mark()", "title.set",
                    ], [],
                ]
            )
            #expect(played.sequence.messages == played.steps.flatMap(\.messages))
            let known = ["A coin is taken", "A coin is lost", "Nothing happens"]
            await #expect(throws: StageError.unknownScenario(name: "A coin", known: known)) {
                try await player.play("A coin")
            }
        }
    }

    @Test("A crash is told with its reason and the last call, and the app can be opened again")
    func crash() async throws {
        try await onStage(["Sources/MVP/KioskPresenter.swift": Self.presenter(tapped: #"fatalError("no coins")"#)]) {
            player in
            let tap = PlayerCommand(app: 1, .tap("pay", at: nil))
            let opened = try await player.perform(PlayerCommand(app: 1, .open))
            let error = try await #require(throws: PlayerError.self) {
                try await player.perform(tap, since: opened.start)
            }
            guard case .ended("MVP", let how, let detail, let last) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(how.hasPrefix("was ended by signal "))
            #expect(detail.contains("no coins"))
            let place = PlayerError.Place(name: "tapped()", file: "Sources/MVP/KioskPresenter.swift", line: 8)
            #expect(last == place)
            #expect(error.place == place)
            await #expect(throws: PlayerError.restarted(architecture: "MVP")) {
                try await player.perform(tap, since: opened.start)
            }
            let again = try await player.perform(PlayerCommand(app: 1, .open))
            #expect(again.start == 2)
            #expect(again.messages.map(\.name) == ["makeApp(_:)", "init(bank:)"])
        }
    }

    @Test("An app that hangs without a call is stopped, and the last call before that is named", .takesLong)
    func hanging() async throws {
        // It sleeps, for a loop that does nothing else takes a processor from other tests.
        try await onStage(
            ["Sources/MVP/KioskPresenter.swift": Self.presenter(tapped: "while true { sleep(1) }")],
            limits: Player.Limits(time: .seconds(10), calls: 100)
        ) { player in
            let opened = try await player.perform(PlayerCommand(app: 1, .open))
            let place = PlayerError.Place(name: "tapped()", file: "Sources/MVP/KioskPresenter.swift", line: 8)
            await #expect(throws: PlayerError.noRest(architecture: "MVP", seconds: 10, last: place)) {
                try await player.perform(PlayerCommand(app: 1, .tap("pay", at: nil)), since: opened.start)
            }
        }
    }

    @Test("A frame with more than a page shows is refused", .takesLong)
    func largeFrame() async throws {
        let frames = ##"""
            takeFrames() -> [String] {
                let part = #"{"id":"","label":"","kind":"text"}"#
                let parts = Array(repeating: part, count: 1_001).joined(separator: ",")
                return [#"{"screen":"","parts":[\#(parts)]}"#]
            }
            """##
        let stage = try #require(Kiosk.files["Sources/Play/Stage.swift"])
            .replacing("takeFrames() -> [String] { [] }", with: frames)
        try await onStage(["Sources/Play/Stage.swift": stage]) { player in
            let reason = "A frame has 1001 parts, choices and answers, and at most 1000 are shown."
            await #expect(throws: PlayerError.notUnderstood(architecture: "MVP", reason: reason)) {
                try await player.perform(PlayerCommand(app: 1, .open))
            }
        }
    }

    @Test("Parts that call each other without end are stopped, and the app can be opened again", .takesLong)
    func tooManyCalls() async throws {
        try await onStage(
            ["Sources/MVP/KioskPresenter.swift": Self.presenter(tapped: #"while true { view?.show("again") }"#)],
            limits: Player.Limits(time: Player.Limits.patient.time, calls: 100)
        ) { player in
            let opened = try await player.perform(PlayerCommand(app: 1, .open))
            let error = try await #require(throws: PlayerError.self) {
                try await player.perform(PlayerCommand(app: 1, .tap("pay", at: nil)), since: opened.start)
            }
            guard case .tooManyCalls("MVP", 100, let last?) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(["show(_:)", "mark()", "title.set"].contains(last.name))
            let again = try await player.perform(PlayerCommand(app: 1, .open))
            #expect(again.start == 2)
        }
    }
}

extension PlayerTests {
    /// A button with the title that the app gave it, in the source of the kiosk's stage.
    private static let frame = ##"""
        #"{"screen":"","parts":[{"id":"","label":"","kind":"button","isOn":true,\##
        "text":"\#(app.button.title ?? "Pay")"}]}"#
        """##

    /// `tapped()` stands on line 8.
    private static func presenter(tapped: String) -> String {
        """
        import Bank
        import Foundation

        @MainActor final class KioskPresenter {
            weak var view: KioskView?
            var work: Task<Void, Never>?
            init(bank: any Bank) {}
            func tapped() { \(tapped) }
        }
        """
    }

    private func onStage(
        _ changes: [String: String] = [:],
        limits: Player.Limits = .patient,
        _ work: (Player) async throws -> Void
    ) async throws {
        let kiosk = try changes.isEmpty ? Kiosk.shared() : Kiosk.copy(changes)
        defer { withExtendedLifetime(kiosk) {} }
        let cast = try await kiosk.cast(limits: limits)
        let player = try #require(cast.players.first)
        do {
            try await work(player)
        } catch {
            await player.stop()
            throw error
        }
        await player.stop()
    }
}
