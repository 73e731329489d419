import Scenarios
import ScreenKit
import Testing

@testable import MVC

@MainActor
struct LoadCatViewControllerTests {
    private let world = ScriptedWorld()
    private let host: HeadlessHost

    init() {
        host = HeadlessHost(LoadCatViewController(services: world.services))
    }

    @Test("It opens empty and ready to load")
    func opens() {
        #expect(host.frame == .empty)
    }

    @Test("Load takes away the cat before at once, and can be cancelled")
    func replacesCat() async throws {
        try await load(.found(.tabby), .photo(.tabby))
        try await load()
        #expect(host.frame == .finding)
        await world.end()
    }

    @Test("A found cat shows the address of its photo while that comes")
    func catFound() async throws {
        try await load()
        await answer(.found(.tabby))
        #expect(host.frame == .downloading(.tabby))
        await world.end()
    }

    @Test("A photo that comes shows under its address and can be edited")
    func photoArrived() async throws {
        try await load(.found(.tabby))
        await answer(.photo(.tabby))
        #expect(host.frame == .loaded(.tabby))
    }

    @Test(
        "A load that fails shows the reason and can be tried again",
        arguments: zip([[], [Answer.found(.tabby)]], [Answer.notFound(.tooLarge), .noPhoto(.tooLarge)])
    )
    func loadFailed(after answers: [Answer], _ failure: Answer) async throws {
        try await load(answers)
        await answer(failure)
        #expect(host.frame == .ended("That cat is too large to show."))
    }

    @Test("Cancel shows at once", arguments: [[], [Answer.found(.tabby)]])
    func cancelTapped(after answers: [Answer]) async throws {
        try await load(answers)
        try host.tap("cancel")
        #expect(host.frame == .ended("Cancelled"))
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
        await answer(late)
        #expect(host.frame == .ended("Cancelled"))
        await world.end()
    }

    @Test("The photo of a cat found after the cancel is not asked for")
    func lateCat() async throws {
        try await load()
        try host.tap("cancel")
        await answer(.found(.tabby))
        #expect(world.isCancelled(.download) == nil)
        await world.end()
    }

    @Test("A new load is not disturbed by the end of the one that was cancelled")
    func loadAgain() async throws {
        try await load()
        try host.tap("cancel")
        try await load()
        await answer(.notFound(.cancelled), to: .oldest)
        await answer(.found(.tabby))
        #expect(host.frame == .downloading(.tabby))
        await world.end()
    }

    @Test("Edit presents the editor of the photo that shows")
    func editTapped() async throws {
        try await load(.found(.siamese), .photo(.siamese))
        try await load(.found(.tabby), .photo(.tabby))
        try host.tap("edit")
        #expect(host.frame == .original)
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
    private func answer(_ answer: Answer, to age: Request.Age = .newest) async {
        await world.answer(answer, to: age)
        await world.settle()
    }
}
