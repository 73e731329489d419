import Picture

@testable import CatsMVP

/// Gives an editor that does nothing, for any picture, and does nothing of what its view tells it.
final class LoadCatPresenterStub: LoadCatPresenterProtocol {
    func viewDidLoad(_ view: any LoadCatView) {}
    func loadTapped() {}
    func cancelTapped() {}
    func editTapped() {}

    func makeEditor(of picture: Picture) -> any EditCatPresenterProtocol { EditCatPresenterDummy() }
}
