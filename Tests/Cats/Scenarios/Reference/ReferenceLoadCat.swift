import CatsModel
import CatsScenarios
import CatsScreens
import ScreenKit

/// Load Cat, all of it, with at most one mistake.
final class ReferenceLoadCat: ViewController {
    private let services: Services
    private let mistake: Mistake?
    private let screen = LoadCatScreen()
    private var photo: Photo?
    private var loading: Task<Void, Never>?

    // What only mistakes need.
    private var isLoading = false
    private var keptEditor: ReferenceEditCat?

    init(services: Services, mistake: Mistake?) {
        self.services = services
        self.mistake = mistake
        super.init(view: screen)
    }

    deinit {
        if mistake != .loadNotCancelledWhenLetGo { loading?.cancel() }
    }

    override func viewDidLoad() {
        screen.loadButton.addTarget(self, action: ReferenceLoadCat.loadTapped)
        screen.cancelButton.addTarget(self, action: ReferenceLoadCat.cancelTapped)
        if mistake == .buttonKeepsItsController {
            screen.editButton.addTarget(screen) { _ in self.editTapped }
        } else {
            screen.editButton.addTarget(self, action: ReferenceLoadCat.editTapped)
        }
        show()
    }

    private func loadTapped() {
        let (oldTitle, oldPhoto) = (screen.titleLabel.text, screen.photoView.picture)
        show(isLoading: true)
        if mistake == .oldTitleLeftWhileLoading { screen.titleLabel.text = oldTitle }
        if mistake == .oldPhotoLeftWhileLoading { screen.photoView.picture = oldPhoto }
        loading = Task { [weak self, mistake, provider = services.provider] in
            let keeper = mistake == .loadKeepsItsController ? self : nil
            defer { withExtendedLifetime(keeper) {} }
            if mistake == .catAskedForTwice { Task { try? await provider.findCat() } }
            do throws(LoadError) {
                let cat = try await provider.findCat()
                if Task.isCancelled, mistake == .photoAskedForAfterCancel { _ = try await provider.photo(of: cat) }
                guard !Task.isCancelled || self?.showsLateAnswer(.lateCatShownAfterCancel) == true else { return }
                self?.found(cat)
                let wanted = mistake == .anotherCatsPhotoAskedFor ? SampleCat.siamese.cat : cat
                let photo = try await provider.photo(of: wanted)
                guard !Task.isCancelled || self?.showsLateAnswer(.latePhotoShownAfterCancel) == true else { return }
                self?.loaded(photo, of: cat)
            } catch {
                guard !Task.isCancelled || self?.showsLateAnswer(.lateErrorShownAfterCancel) == true else { return }
                self?.failed(error)
            }
        }
    }

    private func cancelTapped() {
        if mistake != .cancelDoesNotReachTheService { loading?.cancel() }
        if mistake == .cancelShowsOnlyWithTheLateAnswer { return }
        show(title: LoadError.cancelled.localizedDescription)
    }

    private func editTapped() {
        guard let photo else { return }
        let editor = keptEditor ?? ReferenceEditCat(photo: photo, services: services, mistake: mistake)
        if mistake == .openingAgainDoesNotStartFresh { keptEditor = editor }
        if mistake == .savedEditTakenForTheCat { editor.photoSaved = { [weak self] in self?.photo = $0 } }
        present(editor)
        if mistake == .photoGoneOnReturn { screen.photoView.picture = nil }
    }
}

extension ReferenceLoadCat {
    private func found(_ cat: Cat) {
        show(title: cat.photoURL.absoluteString, isLoading: true)
        if mistake == .addressNotShownWhileDownloading { screen.titleLabel.text = nil }
        if mistake == .cancelOffWhileDownloading { screen.cancelButton.isEnabled = false }
    }

    private func loaded(_ photo: Photo, of cat: Cat) {
        if mistake == .activityOffOneFrameBeforeThePhoto {
            screen.activityIndicator.isAnimating = false
            Task { [weak self] in self?.show(title: cat.photoURL.absoluteString, photo: photo) }
        } else {
            show(title: cat.photoURL.absoluteString, photo: photo)
        }
    }

    private func failed(_ error: LoadError) {
        var message = error.localizedDescription
        if mistake == .offlineShownAsCancelled, error == .network { message = LoadError.cancelled.localizedDescription }
        if mistake == .statusLeftOutOfTheMessage, case .server = error { message = "The cat service has a problem." }
        show(title: message)
        if mistake == .editLeftOnAfterFailure { screen.editButton.isEnabled = true }
        if mistake == .activityLeftOnAfterFailure { screen.activityIndicator.isAnimating = true }
    }

    /// Tells whether an answer shows although its load was cancelled, by the mistake that this place can make.
    private func showsLateAnswer(_ mistakeHere: Mistake) -> Bool {
        mistake == mistakeHere || (mistake == .lateAnswerTakenForTheNextLoad && isLoading)
    }

    private func show(title: String? = nil, photo: Photo? = nil, isLoading: Bool = false) {
        self.isLoading = isLoading
        self.photo = mistake == .secondCatEditedAsTheFirst ? self.photo ?? photo : photo
        screen.titleLabel.text = title
        screen.photoView.picture = photo?.picture
        screen.activityIndicator.isAnimating = isLoading
        screen.loadButton.isEnabled = !isLoading || mistake == .loadLeftOnWhileLoading
        screen.cancelButton.isEnabled = isLoading
        screen.editButton.isEnabled = photo != nil
    }
}
