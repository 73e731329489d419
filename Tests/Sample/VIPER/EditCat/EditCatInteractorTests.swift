import Model
import Scenarios
import Testing

@testable import VIPER

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

    @Test("Its original is the picture it was made with")
    func original() {
        #expect(interactor.original == tabby.photo.picture)
    }

    @Test("Its choices are the nine filters of this photo")
    func choices() {
        let names = ["Mono", "Sepia", "Invert", "Chrome", "Transfer", "Process", "Noir", "Instant", "Fade"]
        #expect(interactor.choices.map(\.index) == Array(0..<9))
        #expect(interactor.choices.map(\.name) == names)
        #expect(interactor.choices.map(\.preview) == PhotoFilter.allCases.map(tabby.photo.preview))
    }

    @Test("A filter's result is told")
    func developed() async {
        await apply(.sepia)
        await world.answer(.developed(.sepia))
        #expect(output.events == [.applied(tabby.photo(under: .sepia).picture)])
    }

    @Test("A second filter is applied to the original")
    func appliesToOriginal() async {
        await apply(.mono)
        await world.answer(.developed(.mono))
        await apply(.sepia)
        #expect(world.darkroom.developed.map(\.photo) == [tabby.photo, tabby.photo])
        await world.end()
    }

    @Test("A filter asked for while another is applied stops that work")
    func supersedes() async {
        await apply(.sepia)
        await apply(.noir)
        #expect(world.isCancelled(.develop(.sepia)) == true)
        await world.end()
    }

    @Test("A superseded filter's end is not told", arguments: [Answer.developed(.sepia), .notDeveloped(.sepia)])
    func superseded(_ late: Answer) async {
        await apply(.sepia)
        await apply(.noir)
        await world.answer(late)
        #expect(output.events == [])
        await world.end()
    }

    @Test("Going back to the original stops the work")
    func stopsApplying() async {
        await apply(.sepia)
        interactor.revert()
        await world.settle()
        #expect(world.isCancelled(.develop(.sepia)) == true)
        await world.end()
    }

    @Test("A filter that fails is told with the reason")
    func developingFailed() async {
        await apply(.sepia)
        await world.answer(.notDeveloped(.sepia))
        #expect(output.events == [.failed("That filter could not be applied.")])
    }

    @Test("The library is given the original at first")
    func savesOriginal() async {
        await save()
        #expect(world.library.saved == [tabby.photo])
        await world.end()
    }

    @Test("The library is given a filter's result")
    func savesFiltered() async {
        await apply(.sepia)
        await world.answer(.developed(.sepia))
        await save()
        #expect(world.library.saved == [tabby.photo(under: .sepia)])
        await world.end()
    }

    @Test("After going back to the original, the library is given that")
    func savesAfterReverting() async {
        await apply(.sepia)
        await world.answer(.developed(.sepia))
        interactor.revert()
        await save()
        #expect(world.library.saved == [tabby.photo])
        await world.end()
    }

    @Test("After a filter that failed, the library is given the original")
    func savesAfterFailure() async {
        await apply(.mono)
        await world.answer(.developed(.mono))
        await apply(.sepia)
        await world.answer(.notDeveloped(.sepia))
        await save()
        #expect(world.library.saved == [tabby.photo])
        await world.end()
    }

    @Test(
        "How the save ended is told in a sentence",
        arguments: zip(
            [Answer.saved, .saveEnded(.failed(reason: "no space left"))],
            [
                SaveResult(message: "Photo saved.", isSaved: true),
                SaveResult(message: "The photo could not be saved: no space left.", isSaved: false),
            ]
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
        interactor?.apply(self.interactor.choices[1])
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

    private func apply(_ filter: PhotoFilter) async {
        if let choice = interactor.choices.first(where: { $0.name == filter.name }) { interactor.apply(choice) }
        await world.settle()
    }

    private func save() async {
        interactor.save()
        await world.settle()
    }
}
