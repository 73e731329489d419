import Picture

@testable import CatsMVP

/// Gives an editor that does nothing, remembers of which picture, and does nothing of what its view tells it.
final class LoadCatPresenterStub: LoadCatPresenterProtocol {
    private(set) var edited: Picture?

    func viewDidLoad(_ view: any LoadCatView) {}
    func loadTapped() {}
    func cancelTapped() {}
    func editTapped() {}

    func makeEditor(of picture: Picture) -> any EditCatPresenterProtocol {
        edited = picture
        return EditCatPresenterDummy()
    }
}
