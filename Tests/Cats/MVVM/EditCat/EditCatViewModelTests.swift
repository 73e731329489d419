import CatsModel
import CatsScenarios
import Testing

@testable import CatsMVVM

@MainActor
struct EditCatViewModelTests {
    private let world = ScriptedWorld()
    private let viewModel: EditCatViewModel
    private let view: UpdateRecorder<EditCatSnapshot>

    init() {
        viewModel = EditCatViewModel(photo: SampleCat.tabby.photo, darkroom: world.darkroom, library: world.library)
        view = UpdateRecorder { [viewModel] in EditCatSnapshot(viewModel) }
    }

    @Test("It opens on the original, with the nine thumbnails of this photo")
    func opens() {
        let names = ["Mono", "Sepia", "Invert", "Chrome", "Transfer", "Process", "Noir", "Instant", "Fade"]
        let pictures = PhotoFilter.allCases.map { SampleCat.tabby.photo.picture.under($0.matrix) }
        #expect(EditCatSnapshot(viewModel) == .original)
        #expect(viewModel.thumbnails.map(\.name) == names)
        #expect(viewModel.thumbnails.map(\.picture) == pictures)
    }

    @Test("A filter on its way leaves the picture as it was, and can't be saved")
    func toggleFilter() async {
        await apply(.mono)
        view.takeUpdate()
        await tap(.sepia)
        #expect(view.takeUpdate() == .applying(.sepia, over: .mono))
        await world.end()
    }

    @Test("A filter's result shows")
    func developed() async {
        await tap(.sepia)
        view.takeUpdate()
        await world.answer(.developed(.sepia))
        #expect(view.takeUpdate() == .filtered(.sepia))
    }

    @Test("A second filter is applied to the original")
    func appliesToOriginal() async {
        await apply(.mono)
        await apply(.sepia)
        #expect(world.darkroom.developed.map(\.photo) == [SampleCat.tabby.photo, SampleCat.tabby.photo])
    }

    @Test("A filter tapped while another is applied stops that work")
    func supersedes() async {
        await tap(.sepia)
        await tap(.noir)
        #expect(world.isCancelled(.develop(.sepia)) == true)
        await world.end()
    }

    @Test("A superseded filter's end never shows", arguments: [Answer.developed(.sepia), .notDeveloped(.sepia)])
    func superseded(_ late: Answer) async {
        await tap(.sepia)
        await tap(.noir)
        view.takeUpdate()
        #expect(await world.answer(late))
        #expect(view.takeUpdate() == nil)
        await world.end()
    }

    @Test("Tapping the filter that is being applied goes back to the original")
    func revertsApplying() async {
        await tap(.sepia)
        view.takeUpdate()
        await tap(.sepia)
        #expect(view.takeUpdate() == .original)
        await world.end()
    }

    @Test("Tapping the filter that is being applied stops the work")
    func stopsApplying() async {
        await tap(.sepia)
        await tap(.sepia)
        #expect(world.isCancelled(.develop(.sepia)) == true)
        await world.end()
    }

    @Test("Tapping the filter that has been applied goes back to the original")
    func revertsApplied() async {
        await apply(.sepia)
        view.takeUpdate()
        await tap(.sepia)
        #expect(view.takeUpdate() == .original)
    }

    @Test("A filter that fails goes back to the original under an alert, whose OK stays in the editor")
    func developingFailed() async {
        await apply(.mono)
        await tap(.sepia)
        view.takeUpdate()
        await world.answer(.notDeveloped(.sepia))
        let failed = EditCatSnapshot.filtered(nil, alert: "That filter could not be applied.")
        #expect(view.takeUpdate() == failed)
        viewModel.answerAlert()
        #expect(view.takeUpdate() == .original)
    }

    @Test("While the photo is being saved, filters and Save are off", arguments: [nil, PhotoFilter.sepia])
    func save(under filter: PhotoFilter?) async {
        if let filter { await apply(filter) }
        view.takeUpdate()
        await save()
        #expect(view.takeUpdate() == .saving(filter))
        await world.end()
    }

    @Test("The library is given the photo that shows", arguments: [nil, PhotoFilter.sepia])
    func saves(under filter: PhotoFilter?) async {
        if let filter { await apply(filter) }
        await save()
        #expect(world.library.saved == [SampleCat.tabby.photo(under: filter)])
        await world.end()
    }

    @Test("After going back to the original, the library is given that")
    func savesOriginal() async {
        await apply(.sepia)
        await tap(.sepia)
        await save()
        #expect(world.library.saved == [SampleCat.tabby.photo])
        await world.end()
    }

    @Test("After a filter that failed, the library is given the original")
    func savesAfterFailure() async {
        await apply(.mono)
        await tap(.sepia)
        await world.answer(.notDeveloped(.sepia))
        viewModel.answerAlert()
        await save()
        #expect(world.library.saved == [SampleCat.tabby.photo])
        await world.end()
    }

    @Test(
        "How the save ended shows in an alert over the edit",
        arguments: zip(
            [Answer.saved, .saveEnded(.failed(reason: "no space left"))],
            ["Photo saved.", "The photo could not be saved: no space left."]
        )
    )
    func saveEnded(_ answer: Answer, message: String) async {
        await apply(.sepia)
        await save()
        view.takeUpdate()
        await world.answer(answer)
        #expect(view.takeUpdate() == .filtered(.sepia, alert: message))
    }

    @Test(
        "OK closes the editor after a photo was saved, and only then",
        arguments: zip(
            [Answer.saved, .saveEnded(.denied)],
            [EditCatSnapshot.filtered(nil, isClosed: true), .original]
        )
    )
    func answerAlert(after answer: Answer, update: EditCatSnapshot) async {
        await save()
        await world.answer(answer)
        view.takeUpdate()
        viewModel.answerAlert()
        #expect(view.takeUpdate() == update)
    }

    @Test("Close closes")
    func close() {
        viewModel.close()
        #expect(view.takeUpdate() == .filtered(nil, isClosed: true))
    }

    @Test("Letting go stops the filter work")
    func letGoWhileApplying() async {
        var viewModel: EditCatViewModel? = EditCatViewModel(
            photo: SampleCat.tabby.photo,
            darkroom: world.darkroom,
            library: world.library
        )
        viewModel?.toggleFilter(at: PhotoFilter.sepia.place)
        await world.settle()
        viewModel = nil
        await world.settle()
        #expect(world.isCancelled(.develop(.sepia)) == true)
        await world.end()
    }

    @Test("Letting go while saving leaves nothing behind but the save, which is not stopped")
    func letGoWhileSaving() async {
        var viewModel: EditCatViewModel? = EditCatViewModel(
            photo: SampleCat.tabby.photo,
            darkroom: world.darkroom,
            library: world.library
        )
        let isReleased = { [weak viewModel] in viewModel == nil }
        viewModel?.save()
        viewModel = nil
        #expect(isReleased())
        await world.settle()
        #expect(world.isCancelled(.save) == false)
        await world.end()
    }
}

extension EditCatViewModelTests {
    private func tap(_ filter: PhotoFilter) async {
        viewModel.toggleFilter(at: filter.place)
        await world.settle()
    }

    private func apply(_ filter: PhotoFilter) async {
        await tap(filter)
        await world.answer(.developed(filter))
    }

    private func save() async {
        viewModel.save()
        await world.settle()
    }
}
