import Picture

@testable import CatsMVVM

/// Can be edited, gives an editor if it has one, and does nothing of what its view asks for.
final class LoadCatViewModelStub: LoadCatViewModelProtocol {
    let title: String? = nil
    let picture: Picture? = nil
    let isLoading = false
    let canLoad = false
    let canCancel = false
    let canEdit = true

    var editor: (any EditCatViewModelProtocol)?

    func load() {}
    func cancel() {}

    func makeEditor() -> (any EditCatViewModelProtocol)? { editor }
}
