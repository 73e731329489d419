import ScreenKit
import Testing

@testable import CatsMVC
@testable import CatsScenarios

@MainActor
struct LoadCatViewControllerTests {
    private let world = ScriptedWorld()
    private let host: HeadlessHost

    init() {
        host = HeadlessHost(LoadCatViewController(services: world.services))
    }

    @Test("It opens empty and ready to load")
    func opens() {
        #expect(host.takeFrames() == [Screen.empty.frame])
    }

    @Test("Load takes away the cat before at once, and can be cancelled")
    func replacesCat() async throws {
        try await load(.found(.tabby), .photo(.tabby))
        _ = host.takeFrames()
        try host.tap("load")
        #expect(host.takeFrames() == [Screen.finding.frame])
        await world.settle()
        await world.end()
    }

    @Test("A found cat shows the address of its photo while that comes")
    func catFound() async throws {
        try await load()
        _ = host.takeFrames()
        await answer(.found(.tabby))
        #expect(host.takeFrames() == [Screen.downloading(.tabby).frame])
        await world.end()
    }

    @Test("A photo that comes shows under its address and can be edited")
    func photoArrived() async throws {
        try await load(.found(.tabby))
        _ = host.takeFrames()
        await answer(.photo(.tabby))
        #expect(host.takeFrames() == [Screen.loaded(.tabby).frame])
    }

    @Test(
        "A load that fails shows the reason and can be tried again",
        arguments: zip([[], [Answer.found(.tabby)]], [Answer.notFound(.tooLarge), .noPhoto(.tooLarge)])
    )
    func loadFailed(after answers: [Answer], _ failure: Answer) async throws {
        try await load(answers)
        _ = host.takeFrames()
        await answer(failure)
        #expect(host.takeFrames() == [Screen.failed("That cat is too large to show.").frame])
    }

    @Test("Cancel shows at once", arguments: [[], [Answer.found(.tabby)]])
    func cancelTapped(after answers: [Answer]) async throws {
        try await load(answers)
        _ = host.takeFrames()
        try host.tap("cancel")
        #expect(host.takeFrames() == [Screen.cancelled.frame])
        await world.end()
    }

    @Test("Cancel reaches the service", arguments: zip([[], [Answer.found(.tabby)]], [Request.Kind.find, .download]))
    func cancelled(after answers: [Answer], request: Request.Kind) async throws {
        try await load(answers)
        try host.tap("cancel")
        await world.settle()
        #expect(world.isCancelled(request) == true)
        await world.end()
    }

    @Test(
        "An answer that comes after the cancel never shows",
        arguments: zip(
            [[], [], [Answer.found(.tabby)], [.found(.tabby)]],
            [Answer.found(.tabby), .notFound(.network), .photo(.tabby), .noPhoto(.network)]
        )
    )
    func lateAnswer(after answers: [Answer], _ late: Answer) async throws {
        try await load(answers)
        try host.tap("cancel")
        _ = host.takeFrames()
        #expect(await answer(late))
        #expect(host.takeFrames() == [])
        await world.end()
    }

    @Test("The photo of a cat found after the cancel is not asked for")
    func lateCat() async throws {
        try await load()
        try host.tap("cancel")
        #expect(await answer(.found(.tabby)))
        #expect(world.isCancelled(.download) == nil)
        await world.end()
    }

    @Test("A new load is not disturbed by the end of the one that was cancelled")
    func loadAgain() async throws {
        try await load()
        try host.tap("cancel")
        try await load()
        _ = host.takeFrames()
        #expect(await answer(.notFound(.cancelled), to: .oldest))
        await answer(.found(.tabby))
        #expect(host.takeFrames() == [Screen.downloading(.tabby).frame])
        await world.end()
    }

    @Test("Edit opens the editor of the photo that shows")
    func editTapped() async throws {
        try await load(.found(.siamese), .photo(.siamese))
        try await load(.found(.tabby), .photo(.tabby))
        _ = host.takeFrames()
        try host.tap("edit")
        #expect(host.takeFrames() == [Screen.original(.tabby).frame])
    }

    @Test("There is no editor without a photo")
    func editTappedTooEarly() async throws {
        try await load(.found(.tabby), .photo(.tabby))
        try await load()
        #expect(throws: TapError.disabled("edit")) { try host.tap("edit") }
        await world.end()
    }

    @Test("Letting go stops the load", arguments: zip([[], [Answer.found(.tabby)]], [Request.Kind.find, .download]))
    func letGo(after answers: [Answer], request: Request.Kind) async throws {
        try await load(answers)
        host.letGo()
        await world.settle()
        #expect(world.isCancelled(request) == true)
        await world.end()
    }
}

extension LoadCatViewControllerTests {
    private func load(_ answers: Answer...) async throws {
        try await load(answers)
    }

    private func load(_ answers: [Answer]) async throws {
        try host.tap("load")
        await world.settle()
        for answer in answers { await self.answer(answer) }
    }

    /// Answers, and lets what follows from it be drawn.
    @discardableResult
    private func answer(_ answer: Answer, to age: Request.Age = .newest) async -> Bool {
        let wasOpen = await world.answer(answer, to: age)
        await world.settle()
        return wasOpen
    }
}
