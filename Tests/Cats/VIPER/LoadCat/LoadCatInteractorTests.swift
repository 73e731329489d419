import CatsScenarios
import Testing

@testable import CatsVIPER

@MainActor
struct LoadCatInteractorTests {
    private let world = ScriptedWorld()
    private let output = LoadCatInteractorOutputSpy()
    private let interactor: LoadCatInteractor
    private let tabby = SampleCat.tabby

    init() {
        interactor = LoadCatInteractor(provider: world.provider)
        interactor.output = output
    }

    @Test("A found cat is told with the address of its photo")
    func catFound() async {
        await load()
        await world.answer(.found(.tabby))
        #expect(output.takeEvents() == [.catFound(tabby.cat.photoURL)])
        await world.end()
    }

    @Test("A photo that comes is told with its address")
    func photoArrived() async {
        await load([.found(.tabby)])
        output.takeEvents()
        await world.answer(.photo(.tabby))
        #expect(output.takeEvents() == [.photoArrived(tabby.photo.picture, from: tabby.cat.photoURL)])
    }

    @Test(
        "A load that fails ends with the reason",
        arguments: zip([[], [Answer.found(.tabby)]], [Answer.notFound(.tooLarge), .noPhoto(.tooLarge)])
    )
    func loadFailed(after answers: [Answer], _ failure: Answer) async {
        await load(answers)
        output.takeEvents()
        await world.answer(failure)
        #expect(output.takeEvents() == [.failed(message: "That cat is too large to show.")])
    }

    @Test("Cancel ends the load at once", arguments: [[], [Answer.found(.tabby)]])
    func cancel(after answers: [Answer]) async {
        await load(answers)
        output.takeEvents()
        interactor.cancel()
        #expect(output.takeEvents() == [.failed(message: "Cancelled")])
        await world.end()
    }

    @Test("Cancel reaches the service", arguments: zip([[], [Answer.found(.tabby)]], [Request.Kind.find, .download]))
    func cancelled(after answers: [Answer], request: Request.Kind) async {
        await load(answers)
        interactor.cancel()
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
    func lateAnswer(after answers: [Answer], _ late: Answer) async {
        await load(answers)
        interactor.cancel()
        output.takeEvents()
        #expect(await world.answer(late))
        #expect(output.takeEvents() == [])
        await world.end()
    }

    @Test("The photo of a cat found after the cancel is not asked for")
    func lateCat() async {
        await load()
        interactor.cancel()
        #expect(await world.answer(.found(.tabby)))
        #expect(world.isCancelled(.download) == nil)
        await world.end()
    }

    @Test("A new load is not disturbed by the end of the one that was cancelled")
    func loadAgain() async {
        await load()
        interactor.cancel()
        await load()
        output.takeEvents()
        #expect(await world.answer(.notFound(.cancelled), to: .oldest))
        await world.answer(.found(.tabby))
        #expect(output.takeEvents() == [.catFound(tabby.cat.photoURL)])
        await world.end()
    }

    @Test("Letting go stops the load", arguments: zip([[], [Answer.found(.tabby)]], [Request.Kind.find, .download]))
    func letGo(after answers: [Answer], request: Request.Kind) async {
        var interactor: LoadCatInteractor? = LoadCatInteractor(provider: world.provider)
        interactor?.load()
        await world.settle()
        for answer in answers { await world.answer(answer) }
        interactor = nil
        await world.settle()
        #expect(world.isCancelled(request) == true)
        await world.end()
    }

    @Test("It does not keep its output alive")
    func letsOutputGo() {
        var output: LoadCatInteractorOutputSpy? = LoadCatInteractorOutputSpy()
        let isReleased = { [weak output] in output == nil }
        interactor.output = output
        output = nil
        #expect(isReleased())
    }
}

extension LoadCatInteractorTests {
    private func load(_ answers: [Answer] = []) async {
        interactor.load()
        await world.settle()
        for answer in answers { await world.answer(answer) }
    }
}
