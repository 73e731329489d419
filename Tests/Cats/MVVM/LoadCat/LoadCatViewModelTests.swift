import CatsScenarios
import Testing

@testable import CatsMVVM

@MainActor
struct LoadCatViewModelTests {
    private let world = ScriptedWorld()
    private let viewModel: LoadCatViewModel
    private let view: UpdateRecorder<LoadCatSnapshot>

    init() {
        viewModel = LoadCatViewModel(services: world.services)
        view = UpdateRecorder { [viewModel] in LoadCatSnapshot(viewModel) }
    }

    @Test("It opens empty and ready to load")
    func opens() {
        #expect(LoadCatSnapshot(viewModel) == .empty)
    }

    @Test("Load takes away the cat before at once, and can be cancelled")
    func replacesCat() async {
        await load(.found(.tabby), .photo(.tabby))
        view.takeUpdate()
        viewModel.load()
        #expect(view.takeUpdate() == .finding)
        await world.settle()
        await world.end()
    }

    @Test("A found cat shows the address of its photo while that comes")
    func catFound() async {
        await load()
        view.takeUpdate()
        await world.answer(.found(.tabby))
        #expect(view.takeUpdate() == .downloading(.tabby))
        await world.end()
    }

    @Test("A photo that comes shows under its address and can be edited")
    func photoArrived() async {
        await load(.found(.tabby))
        view.takeUpdate()
        await world.answer(.photo(.tabby))
        #expect(view.takeUpdate() == .loaded(.tabby))
    }

    @Test(
        "A load that fails shows the reason and can be tried again",
        arguments: zip([[], [Answer.found(.tabby)]], [Answer.notFound(.tooLarge), .noPhoto(.tooLarge)])
    )
    func loadFailed(after answers: [Answer], _ failure: Answer) async {
        await load(answers)
        view.takeUpdate()
        await world.answer(failure)
        #expect(view.takeUpdate() == .ended("That cat is too large to show."))
    }

    @Test("Cancel shows at once", arguments: [[], [Answer.found(.tabby)]])
    func cancel(after answers: [Answer]) async {
        await load(answers)
        view.takeUpdate()
        viewModel.cancel()
        #expect(view.takeUpdate() == .ended("Cancelled"))
        await world.end()
    }

    @Test("Cancel reaches the service", arguments: zip([[], [Answer.found(.tabby)]], [Request.Kind.find, .download]))
    func cancelled(after answers: [Answer], request: Request.Kind) async {
        await load(answers)
        viewModel.cancel()
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
        viewModel.cancel()
        view.takeUpdate()
        #expect(await world.answer(late))
        #expect(view.takeUpdate() == nil)
        await world.end()
    }

    @Test("The photo of a cat found after the cancel is not asked for")
    func lateCat() async {
        await load()
        viewModel.cancel()
        #expect(await world.answer(.found(.tabby)))
        #expect(world.isCancelled(.download) == nil)
        await world.end()
    }

    @Test("A new load is not disturbed by the end of the one that was cancelled")
    func loadAgain() async {
        await load()
        viewModel.cancel()
        await load()
        view.takeUpdate()
        #expect(await world.answer(.notFound(.cancelled), to: .oldest))
        #expect(view.takeUpdate() == nil)
        await world.answer(.found(.tabby))
        #expect(view.takeUpdate() == .downloading(.tabby))
        await world.end()
    }

    @Test("The editor's view model is for the photo that shows")
    func makeEditor() async {
        await load(.found(.tabby), .photo(.tabby))
        await load(.found(.siamese), .photo(.siamese))
        #expect(viewModel.makeEditor()?.picture == SampleCat.siamese.photo.picture)
    }

    @Test("There is no editor without a photo")
    func makesNoEditor() async {
        await load(.found(.tabby), .photo(.tabby))
        await load()
        #expect(viewModel.makeEditor() == nil)
        await world.end()
    }

    @Test("Letting go stops the load", arguments: zip([[], [Answer.found(.tabby)]], [Request.Kind.find, .download]))
    func letGo(after answers: [Answer], request: Request.Kind) async {
        var viewModel: LoadCatViewModel? = LoadCatViewModel(services: world.services)
        viewModel?.load()
        await world.settle()
        for answer in answers { await world.answer(answer) }
        viewModel = nil
        await world.settle()
        #expect(world.isCancelled(request) == true)
        await world.end()
    }
}

extension LoadCatViewModelTests {
    private func load(_ answers: Answer...) async {
        await load(answers)
    }

    private func load(_ answers: [Answer]) async {
        viewModel.load()
        await world.settle()
        for answer in answers { await world.answer(answer) }
    }
}
