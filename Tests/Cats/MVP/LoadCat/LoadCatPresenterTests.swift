import CatsScenarios
import Testing

@testable import CatsMVP

@MainActor
struct LoadCatPresenterTests {
    private let world = ScriptedWorld()
    private let view = LoadCatViewSpy()
    private let presenter: LoadCatPresenter

    init() {
        presenter = LoadCatPresenter(services: world.services)
        presenter.viewDidLoad(view)
    }

    @Test("It opens empty and ready to load")
    func opens() {
        #expect(view.takeEvents() == .empty)
    }

    @Test("Load takes away the cat before at once, and can be cancelled")
    func loadTapped() async {
        await load(.found(.tabby), .photo(.tabby))
        view.takeEvents()
        presenter.loadTapped()
        #expect(view.takeEvents() == .finding)
        await world.settle()
        await world.end()
    }

    @Test("A found cat shows the address of its photo while that comes")
    func catFound() async {
        await load()
        view.takeEvents()
        await world.answer(.found(.tabby))
        #expect(view.takeEvents() == .downloading(.tabby))
        await world.end()
    }

    @Test("A photo that comes shows under its address and can be edited")
    func photoArrived() async {
        await load(.found(.tabby))
        view.takeEvents()
        await world.answer(.photo(.tabby))
        #expect(view.takeEvents() == .loaded(.tabby))
    }

    @Test(
        "A load that fails shows the reason and can be tried again",
        arguments: zip([[], [Answer.found(.tabby)]], [Answer.notFound(.tooLarge), .noPhoto(.tooLarge)])
    )
    func loadFailed(after answers: [Answer], _ failure: Answer) async {
        await load(answers)
        view.takeEvents()
        await world.answer(failure)
        #expect(view.takeEvents() == .ended("That cat is too large to show."))
    }

    @Test("Cancel shows at once", arguments: [[], [Answer.found(.tabby)]])
    func cancelTapped(after answers: [Answer]) async {
        await load(answers)
        view.takeEvents()
        presenter.cancelTapped()
        #expect(view.takeEvents() == .ended("Cancelled"))
        await world.end()
    }

    @Test("Cancel reaches the service", arguments: zip([[], [Answer.found(.tabby)]], [Request.Kind.find, .download]))
    func cancelled(after answers: [Answer], request: Request.Kind) async {
        await load(answers)
        presenter.cancelTapped()
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
        presenter.cancelTapped()
        view.takeEvents()
        #expect(await world.answer(late))
        #expect(view.takeEvents() == [])
        await world.end()
    }

    @Test("The photo of a cat found after the cancel is not asked for")
    func lateCat() async {
        await load()
        presenter.cancelTapped()
        #expect(await world.answer(.found(.tabby)))
        #expect(world.isCancelled(.download) == nil)
        await world.end()
    }

    @Test("A new load is not disturbed by the end of the one that was cancelled")
    func loadAgain() async {
        await load()
        presenter.cancelTapped()
        await load()
        view.takeEvents()
        #expect(await world.answer(.notFound(.cancelled), to: .oldest))
        await world.answer(.found(.tabby))
        #expect(view.takeEvents() == .downloading(.tabby))
        await world.end()
    }

    @Test("Edit goes to the editor of the photo that shows")
    func editTapped() async {
        await load(.found(.siamese), .photo(.siamese))
        await load(.found(.tabby), .photo(.tabby))
        view.takeEvents()
        presenter.editTapped()
        #expect(view.takeEvents() == [.editor(SampleCat.tabby.photo.picture)])
    }

    @Test("The editor's presenter is for the picture that it is asked for")
    func makeEditor() {
        let editor = EditCatViewSpy()
        presenter.makeEditor(of: SampleCat.siamese.photo.picture).viewDidLoad(editor)
        #expect(editor.takeEvents().contains(.picture(SampleCat.siamese.photo.picture)))
    }

    @Test("There is no editor without a photo")
    func editTappedTooEarly() async {
        await load(.found(.tabby), .photo(.tabby))
        await load()
        view.takeEvents()
        presenter.editTapped()
        #expect(view.takeEvents() == [])
        await world.end()
    }

    @Test("Letting go stops the load", arguments: zip([[], [Answer.found(.tabby)]], [Request.Kind.find, .download]))
    func letGo(after answers: [Answer], request: Request.Kind) async {
        var presenter: LoadCatPresenter? = LoadCatPresenter(services: world.services)
        presenter?.loadTapped()
        await world.settle()
        for answer in answers { await world.answer(answer) }
        presenter = nil
        await world.settle()
        #expect(world.isCancelled(request) == true)
        await world.end()
    }

    @Test("The view is not kept alive")
    func letsViewGo() throws {
        var view: LoadCatViewSpy? = LoadCatViewSpy()
        let isReleased = { [weak view] in view == nil }
        try presenter.viewDidLoad(#require(view))
        view = nil
        #expect(isReleased())
    }
}

extension LoadCatPresenterTests {
    private func load(_ answers: Answer...) async {
        await load(answers)
    }

    private func load(_ answers: [Answer]) async {
        presenter.loadTapped()
        await world.settle()
        for answer in answers { await world.answer(answer) }
    }
}
