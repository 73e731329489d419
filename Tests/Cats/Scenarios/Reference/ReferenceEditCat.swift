import CatsModel
import CatsScreens
import Foundation
import Picture
import ScreenKit

/// Edit Cat, all of it, with at most one mistake.
final class ReferenceEditCat: ViewController {
    private let services: Services
    private let mistake: Mistake?
    private let screen = EditCatScreen()
    private var original: Photo
    private var photo: Photo
    private var selectedFilter: PhotoFilter?
    private var work: Work?
    private var developing: Task<Void, Never>?

    private enum Work {
        case developing, saving
    }

    // What only mistakes need.
    var photoSaved: (Photo) -> Void = { _ in }
    private var saving: Task<Void, Never>?
    private var lastResult: Photo?
    private var shownFilter: PhotoFilter?
    private var hasFailedToSave = false

    init(photo: Photo, services: Services, mistake: Mistake?) {
        self.services = services
        self.mistake = mistake
        original = photo
        self.photo = photo
        super.init(view: screen)
    }

    deinit {
        if mistake != .filterWorkNotStoppedByClose { developing?.cancel() }
        if mistake == .saveCancelledWhenLetGo { saving?.cancel() }
    }

    override func viewDidLoad() {
        screen.thumbnailStrip.addTarget(self, action: ReferenceEditCat.thumbnailTapped)
        screen.saveButton.addTarget(self, action: ReferenceEditCat.saveTapped)
        screen.closeButton.addTarget(self, action: ReferenceEditCat.closeTapped)
        var source = original
        if mistake == .thumbnailsOfAPlaceholder { source = .placeholder }
        screen.thumbnailStrip.thumbnails = PhotoFilter.allCases.map { filter in
            Thumbnail(name: filter.name, picture: source.preview(of: filter))
        }
        show()
    }

    private func thumbnailTapped(at index: Int) {
        let filter = PhotoFilter.allCases[index]
        if mistake != .supersededWorkNotStopped { developing?.cancel() }
        if filter == selectedFilter, mistake != .selectedThumbnailAppliesAgain {
            revert()
        } else {
            apply(filter)
        }
        if mistake == .tapMarksTheThumbnailByItself { screen.thumbnailStrip.selectedIndex = index }
    }

    private func saveTapped() {
        work = .saving
        show()
        var photo = photo
        if mistake == .originalSavedInPlaceOfTheEdit { photo = original }
        if mistake == .editSavedAfterGoingBack { photo = lastResult ?? photo }
        if mistake == .originalSavedAfterAFailedSave, hasFailedToSave { photo = original }
        let opener = presentingViewController
        saving = Task { [weak self, weak opener, mistake, photo, library = services.library] in
            let keeper = mistake == .saveKeepsItsController ? self : nil
            defer { withExtendedLifetime(keeper) {} }
            let outcome = await library.save(photo)
            if mistake == .alertShownAfterClose, self == nil {
                (opener?.presentedViewController ?? opener)?.present(AlertController(outcome.message))
            }
            self?.saveEnded(outcome)
        }
    }

    private func closeTapped() {
        if mistake == .saveCancelledWhenClosed { saving?.cancel() }
        dismiss()
    }
}

extension ReferenceEditCat {
    private func apply(_ filter: PhotoFilter) {
        if mistake == .originalShownWhileSuperseding, work == .developing { photo = original }
        selectedFilter = filter
        work = .developing
        if mistake == .filterWhosePictureShowsNotAppliedAgain, filter == shownFilter { return developed(photo) }
        show()
        var source = original
        if mistake == .filterStackedOnTheLastResult { source = photo }
        developing = Task { [weak self, mistake, source, darkroom = services.darkroom] in
            let keeper = mistake == .filterWorkKeepsItsController ? self : nil
            defer { withExtendedLifetime(keeper) {} }
            do throws(DarkroomError) {
                let photo = try await darkroom.develop(source, with: filter)
                guard !Task.isCancelled || self?.showsLateResult(of: filter) == true else { return }
                self?.developed(photo)
            } catch {
                guard !Task.isCancelled || mistake == .supersededFailureShowsItsAlert else { return }
                self?.developingFailed(error)
            }
        }
    }

    private func showsLateResult(of filter: PhotoFilter) -> Bool {
        switch mistake {
        case .supersededFilterShownWhenItComesFirst: work == .developing
        case .supersededFilterShownWhenItComesLast: work != .developing
        case .supersededResultToldByItsFilterAlone: filter == selectedFilter
        default: false
        }
    }

    private func revert() {
        photo = original
        selectedFilter = nil
        shownFilter = nil
        work = nil
        show()
    }

    private func developed(_ photo: Photo) {
        self.photo = photo
        lastResult = photo
        shownFilter = selectedFilter
        work = nil
        show()
        if mistake == .activityLeftOnAfterFiltering { screen.activityIndicator.isAnimating = true }
    }

    private func developingFailed(_ error: DarkroomError) {
        work = nil
        shownFilter = nil
        if mistake != .failedFilterLeavesThePicture { photo = original }
        if mistake != .failedFilterLeavesTheSelection { selectedFilter = nil }
        show()
        if mistake != .failedFilterSaysNothing { present(AlertController(error.localizedDescription)) }
    }

    private func saveEnded(_ outcome: SaveOutcome) {
        work = nil
        var closes = if case .saved = outcome { true } else { false }
        hasFailedToSave = !closes
        if mistake == .editLostAfterAFailedSave, !closes { revert() }
        if mistake == .editTakenForTheOriginalAfterAFailedSave, !closes { original = photo }
        if mistake == .savedEditTakenForTheCat, closes { photoSaved(photo) }
        if mistake == .okClosesAfterAFailedSave { closes = true }
        if mistake == .okStaysAfterASavedPhoto { closes = false }
        var message = outcome.message
        if mistake == .reasonLeftOutOfTheAlert, case .failed = outcome { message = "The photo could not be saved." }
        show()
        let keeper = mistake == .alertKeepsItsController ? self : nil
        present(AlertController(message) { [weak self, keeper, closes] in (keeper ?? self)?.answered(closes: closes) })
    }

    private func answered(closes: Bool) {
        guard closes else { return }
        if mistake == .alertGoneOneFrameBeforeTheEditor {
            Task { [weak self] in self?.dismiss() }
        } else {
            dismiss()
        }
    }

    private func show() {
        screen.photoView.picture = photo.picture
        if mistake == .originalShownWhileApplying, work == .developing { screen.photoView.picture = original.picture }
        screen.activityIndicator.isAnimating = work != nil
        screen.thumbnailStrip.selectedIndex = selectedFilter.flatMap(PhotoFilter.allCases.firstIndex)
        screen.thumbnailStrip.isEnabled = work != .saving || mistake == .thumbnailsOnWhileSaving
        screen.saveButton.isEnabled = work != .saving && (work != .developing || mistake == .saveOnWhileApplying)
        screen.closeButton.isEnabled = work != .saving || mistake != .closeOffWhileSaving
    }
}

extension AlertController {
    fileprivate convenience init(_ message: String, answered: @escaping @MainActor () -> Void = {}) {
        self.init(message: message, actions: [AlertAction(title: "OK", handler: answered)])
    }
}

extension Photo {
    fileprivate static let placeholder = Photo(
        trusting: Picture(data: Data("placeholder".utf8), mediaType: .png, size: PixelSize(width: 1, height: 1))
    )
}
