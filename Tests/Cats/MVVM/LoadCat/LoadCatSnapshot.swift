import CatsScenarios
import Picture

@testable import CatsMVVM

/// All that a view would show of Load Cat's view model at one moment.
struct LoadCatSnapshot: Equatable {
    var title: String?
    var picture: Picture?
    var isLoading = false
    var canLoad = false
    var canCancel = false
    var canEdit = false
}

extension LoadCatSnapshot {
    @MainActor
    init(_ viewModel: LoadCatViewModel) {
        title = viewModel.title
        picture = viewModel.picture
        isLoading = viewModel.isLoading
        canLoad = viewModel.canLoad
        canCancel = viewModel.canCancel
        canEdit = viewModel.canEdit
    }

    static let empty = LoadCatSnapshot(canLoad: true)
    static let finding = LoadCatSnapshot(isLoading: true, canCancel: true)

    static func downloading(_ cat: SampleCat) -> Self {
        LoadCatSnapshot(title: cat.address, isLoading: true, canCancel: true)
    }

    static func loaded(_ cat: SampleCat) -> Self {
        LoadCatSnapshot(title: cat.address, picture: cat.photo.picture, canLoad: true, canEdit: true)
    }

    static func ended(_ message: String) -> Self {
        LoadCatSnapshot(title: message, canLoad: true)
    }
}
