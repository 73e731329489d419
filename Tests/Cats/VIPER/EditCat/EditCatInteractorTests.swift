import CatsModel
import CatsScenarios
import Picture
import Testing

@testable import CatsVIPER

@MainActor
struct EditCatInteractorTests {
    private let world = ScriptedWorld()
    private let output = EditCatInteractorOutputSpy()
    private let interactor: EditCatInteractor
    private let tabby = SampleCat.tabby

    init() {
        interactor = EditCatInteractor(picture: tabby.photo.picture, darkroom: world.darkroom, library: world.library)
        interactor.output = output
    }

    @Test("The choices are the nine filters of this photo")
    func findChoices() {
        let names = ["Mono", "Sepia", "Invert", "Chrome", "Transfer", "Process", "Noir", "Instant", "Fade"]
        let choices = zip(names, PhotoFilter.allCases).map { name, filter in
            FilterChoice(id: filter.rawValue, name: name, preview: tabby.photo.preview(of: filter))
        }
        interactor.findChoices()
        #expect(output.events == [.choices(choices)])
    }

    @Test("A filter's result is told")
    func developed() async {
        await start(.sepia)
        await world.answer(.developed(.sepia))
        #expect(output.events == [.applied(tabby.photo(under: .sepia).picture)])
    }

    @Test("A second filter is applied to the original")
    func appliesToOriginal() async {
        await start(.mono)
        await world.answer(.developed(.mono))
        await start(.sepia)
        #expect(world.darkroom.developed.map(\.photo) == [tabby.photo, tabby.photo])
        await world.end()
    }

    @Test("A filter tapped while another is applied stops that work")
    func supersedes() async {
        await start(.sepia)
        await start(.noir)
        #expect(world.isCancelled(.develop(.sepia)) == true)
        await world.end()
    }

    @Test("A superseded filter's end never shows", arguments: [Answer.developed(.sepia), .notDeveloped(.sepia)])
    func superseded(_ late: Answer) async {
        await start(.sepia)
        await start(.noir)
        #expect(await world.answer(late))
        #expect(output.events == [])
        await world.end()
    }

    @Test("Going back to the original stops the filter work")
    func reverts() async {
        await start(.sepia)
        interactor.revert()
        await world.settle()
        #expect(world.isCancelled(.develop(.sepia)) == true)
        await world.end()
    }

    @Test("A filter that fails is told with the reason")
    func developingFailed() async {
        await start(.sepia)
        await world.answer(.notDeveloped(.sepia))
        #expect(output.events == [.failed(message: "That filter could not be applied.")])
    }

    @Test("The library is given the photo that shows", arguments: [nil, PhotoFilter.sepia])
    func saves(under filter: PhotoFilter?) async {
        if let filter { await apply(filter) }
        await save()
        #expect(world.library.saved == [tabby.photo(under: filter)])
        await world.end()
    }

    @Test("After going back to the original, the library is given that")
    func savesOriginal() async {
        await apply(.sepia)
        interactor.revert()
        await save()
        #expect(world.library.saved == [tabby.photo])
        await world.end()
    }

    @Test("After a filter that failed, the library is given the original")
    func savesAfterFailure() async {
        await apply(.mono)
        await start(.sepia)
        await world.answer(.notDeveloped(.sepia))
        await save()
        #expect(world.library.saved == [tabby.photo])
        await world.end()
    }

    @Test(
        "How the save ended is told",
        arguments: zip(
            [
                Answer.saved, .saveEnded(.denied), .saveEnded(.restricted),
                .saveEnded(.failed(reason: "no space left")),
            ],
            [SaveResult.saved, .denied, .restricted, .failed(reason: "no space left")]
        )
    )
    func saveEnded(_ answer: Answer, result: SaveResult) async {
        await save()
        await world.answer(answer)
        #expect(output.events == [.saveEnded(result)])
    }

    @Test("Letting go stops the filter work")
    func letGoWhileApplying() async {
        var interactor: EditCatInteractor? = makeInteractor()
        interactor?.apply(PhotoFilter.sepia.rawValue)
        await world.settle()
        interactor = nil
        await world.settle()
        #expect(world.isCancelled(.develop(.sepia)) == true)
        await world.end()
    }

    @Test("Letting go while saving leaves nothing behind but the save, which is not stopped")
    func letGoWhileSaving() async {
        var interactor: EditCatInteractor? = makeInteractor()
        let isReleased = { [weak interactor] in interactor == nil }
        interactor?.save()
        interactor = nil
        #expect(isReleased())
        await world.settle()
        #expect(world.isCancelled(.save) == false)
        await world.end()
    }

    @Test("It does not keep its output alive")
    func letsOutputGo() {
        var output: EditCatInteractorOutputSpy? = EditCatInteractorOutputSpy()
        let isReleased = { [weak output] in output == nil }
        interactor.output = output
        output = nil
        #expect(isReleased())
    }
}

extension EditCatInteractorTests {
    private func makeInteractor() -> EditCatInteractor {
        EditCatInteractor(picture: tabby.photo.picture, darkroom: world.darkroom, library: world.library)
    }

    private func start(_ filter: PhotoFilter) async {
        interactor.apply(filter.rawValue)
        await world.settle()
    }

    private func apply(_ filter: PhotoFilter) async {
        await start(filter)
        await world.answer(.developed(filter))
    }

    private func save() async {
        interactor.save()
        await world.settle()
    }
}
