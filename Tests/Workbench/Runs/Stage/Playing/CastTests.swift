import Extraction
import Foundation
import Pipeline
import Subject
import TestFolder
import Testing

@testable import Stage

struct CastTests {
    @Test(
        "Of programs that are built anew, players take those that have changed, and the others go on with their apps",
        .takesLong
    )
    func rebuilt() async throws {
        let two = Kiosk.configuration.replacing(
            "[{name: MVP, sources: Sources/MVP}]",
            with: "[{name: MVP, sources: Sources/MVP}, {name: MVC, sources: Sources/MVC}]"
        )
        let controller = """
            import Bank
            import Kit
            import Play

            @MainActor public final class KioskController: Paying {
                public let button = Button {}
                public func end() async {}
            }

            @MainActor public func makeApp(_ bank: any Bank) -> KioskController { KioskController() }
            """
        let kiosk = try Kiosk.copy(["Sources/MVC/KioskController.swift": controller], configuration: two)
        let cast = try await kiosk.cast()
        for player in cast.players { _ = try await player.perform(PlayerCommand(app: 1, .open)) }

        try kiosk.folder.write(
            controller.replacing("async {}", with: "async { button.title = nil }"),
            to: "Sources/MVC/KioskController.swift"
        )
        let changed = try await cast.rebuilt(for: try await PackagedSubject.read(kiosk.subject))
        #expect(try await changed.begin() == [1])
        let kept = try await cast.players[0].perform(PlayerCommand(app: 1, .tap("coin", at: nil)), since: 1)
        #expect(!kept.messages.isEmpty)
        await #expect(throws: PlayerError.restarted(architecture: "MVC")) {
            try await cast.players[1].perform(PlayerCommand(app: 1, .tap("coin", at: nil)), since: 1)
        }

        try kiosk.folder.write(
            controller.replacing("import Kit", with: "import Kat"),
            to: "Sources/MVC/KioskController.swift"
        )
        let broken = try await PackagedSubject.read(kiosk.subject)
        await #expect(throws: StageError.self) { try await changed.rebuilt(for: broken) }
        let same = try await cast.players[0].perform(PlayerCommand(app: 1, .tap("coin", at: nil)), since: 1)
        #expect(same.start == 1)
        for player in cast.players { await player.stop() }
    }

    @Test("A program that ends while another is built, and before that is taken, starts again as it was", .takesLong)
    func restart() async throws {
        let kiosk = try Kiosk.copy()
        let cast = try await kiosk.cast()
        let player = cast.players[0]
        func spoken() async throws -> [String] {
            _ = try await player.perform(PlayerCommand(app: 1, .open))
            return try await player.perform(PlayerCommand(app: 1, .tap("coin", at: nil))).messages.map(\.name)
        }
        let old = try await spoken()
        #expect(old.contains("tapped()"))

        try kiosk.save("Sources/MVP/KioskPresenter.swift") { text in
            text.replacing("func tapped() {", with: "func tapped() {\n        view?.show(\"Paying\")")
        }
        let next = try await cast.rebuilt(for: try await PackagedSubject.read(kiosk.subject))
        await player.stop()
        #expect(try await spoken() == old)
        #expect(try await next.begin() == [0])
        // The new program tells its view once more, and before the answer of the bank.
        #expect(try await spoken().count { $0 == "show(_:)" } == 1 + old.count { $0 == "show(_:)" })
        await player.stop()
    }

    @Test("Only a save that changes what is played waits for another run on the package, until it is cancelled")
    func waiting() async throws {
        let kiosk = try Kiosk.copy()
        let cast = try await kiosk.cast()
        let other = try await PackageLock.take(in: kiosk.subject.root) {}
        let same = try await cast.rebuilt(for: try await PackagedSubject.read(kiosk.subject))
        #expect(try await same.begin() == [])

        try kiosk.save("Sources/MVP/KioskPresenter.swift") { $0.replacing("Thanks", with: "Thank you") }
        let changed = try await PackagedSubject.read(kiosk.subject)
        let (steps, step) = AsyncStream<Step>.makeStream()
        let waiting = Task { try await cast.rebuilt(for: changed) { step.yield($0) } }
        #expect(await steps.first { _ in true } == .waiting)
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        withExtendedLifetime(other) {}
    }

    @Test("A part that gets another role speaks under that, though its program is the same")
    func roles() async throws {
        let kiosk = try Kiosk.shared()
        let cast = try await kiosk.cast()
        let configuration = Kiosk.configuration.replacing("Presenter: '*Presenter'", with: "Decider: '*Presenter'")
        let subject = try Subject.read(configuration, in: kiosk.folder.url)
        let next = try await cast.rebuilt(for: try await PackagedSubject.read(subject))
        #expect(try await next.begin() == [0])
        let opened = try await cast.players[0].perform(PlayerCommand(app: 1, .open))
        #expect(opened.messages.map { "\($0.from) → \($0.to)" }.contains("View → Decider"))
        await cast.players[0].stop()
    }

    @Test("A file's bodies have the same numbers whatever other files there are, and no two files the same")
    func numbers() {
        var (some, all) = (BodyNumbers(), BodyNumbers())
        let paths = (0..<2_000).map { "Sources/File\($0).swift" }
        let numbers = paths.map { all.next(for: $0) }
        #expect(Set(numbers).count == paths.count)
        #expect(zip(paths, numbers).suffix(10).allSatisfy { some.next(for: $0) == $1 })
        #expect(all.next(for: paths[0]) != numbers[0])
    }
}
