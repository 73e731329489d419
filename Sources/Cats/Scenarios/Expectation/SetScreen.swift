import CatsModel
import CatsScreens
import Picture
import ScreenKit

// The same rows of the state tables as widgets, set without a part of any architecture.

extension Screen {
    /// A controller that does nothing, over a screen in this state.
    @MainActor
    func controller() -> ViewController {
        switch self {
        case .loadCat(let state):
            return ViewController(view: state.screen())
        case .editCat(let state):
            let controller = ViewController(view: state.screen())
            if let message = state.alert {
                controller.present(AlertController(message: message, actions: [AlertAction(title: "OK")]))
            }
            return controller
        }
    }
}

extension LoadCatState {
    @MainActor
    fileprivate func screen() -> LoadCatScreen {
        let screen = LoadCatScreen()
        var isLoading = false
        switch self {
        case .empty: break
        case .finding: isLoading = true
        case .downloading(let cat):
            isLoading = true
            screen.titleLabel.text = cat.address
        case .loaded(let cat):
            screen.titleLabel.text = cat.address
            screen.photoView.picture = cat.photo.picture
        case .failed(let message): screen.titleLabel.text = message
        case .cancelled: screen.titleLabel.text = "Cancelled"
        }
        screen.activityIndicator.isAnimating = isLoading
        screen.loadButton.isEnabled = !isLoading
        screen.cancelButton.isEnabled = isLoading
        screen.editButton.isEnabled = screen.photoView.picture != nil
        return screen
    }
}

extension EditCatState {
    @MainActor
    fileprivate func screen() -> EditCatScreen {
        let screen = EditCatScreen()
        let original = cat.photo
        screen.photoView.picture = cat.photo(under: shown).picture
        screen.activityIndicator.isAnimating = isDeveloping || isSaving
        screen.thumbnailStrip.thumbnails = PhotoFilter.allCases.map {
            Thumbnail(name: $0.name, picture: original.preview(of: $0))
        }
        screen.thumbnailStrip.selectedIndex = selected?.place
        screen.thumbnailStrip.isEnabled = !isSaving
        screen.saveButton.isEnabled = !isDeveloping && !isSaving
        return screen
    }
}
