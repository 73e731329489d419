import CatsModel
import CatsScenarios
import Picture

@testable import CatsMVVM

/// All that a view would show of Edit Cat's view model at one moment, but for the thumbnails, which never change.
struct EditCatSnapshot: Equatable {
    var picture: Picture
    var selectedIndex: Int?
    var isWorking = false
    var canFilter = true
    var canSave = true
    var alert: String?
    var isClosed = false
}

extension EditCatSnapshot {
    @MainActor
    init(_ viewModel: EditCatViewModel) {
        picture = viewModel.picture
        selectedIndex = viewModel.selectedIndex
        isWorking = viewModel.isWorking
        canFilter = viewModel.canFilter
        canSave = viewModel.canSave
        alert = viewModel.alert
        isClosed = viewModel.isClosed
    }

    static let original = filtered(nil)

    /// The tabby under `filter`, or as it came.
    static func filtered(_ filter: PhotoFilter?, alert: String? = nil, isClosed: Bool = false) -> Self {
        EditCatSnapshot(
            picture: SampleCat.tabby.photo(under: filter).picture,
            selectedIndex: filter?.place,
            alert: alert,
            isClosed: isClosed
        )
    }

    static func applying(_ filter: PhotoFilter, over shown: PhotoFilter? = nil) -> Self {
        EditCatSnapshot(
            picture: SampleCat.tabby.photo(under: shown).picture,
            selectedIndex: filter.place,
            isWorking: true,
            canSave: false
        )
    }

    static func saving(_ filter: PhotoFilter?) -> Self {
        EditCatSnapshot(
            picture: SampleCat.tabby.photo(under: filter).picture,
            selectedIndex: filter?.place,
            isWorking: true,
            canFilter: false,
            canSave: false
        )
    }
}
