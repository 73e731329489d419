@testable import CatsMVP

/// Does nothing of what its view tells it.
final class EditCatPresenterDummy: EditCatPresenterProtocol {
    func viewDidLoad(_ view: any EditCatView) {}
    func thumbnailTapped(at index: Int) {}
    func saveTapped() {}
    func closeTapped() {}
}
