import CatsScenarios
import Observation
import Picture

@testable import CatsMVVM

/// Shows the tabby, and has an alert or is closed when told; counts the answers to its alerts.
@Observable
final class EditCatViewModelStub: EditCatViewModelProtocol {
    let picture = SampleCat.tabby.photo.picture
    let thumbnails: [(name: String, picture: Picture)] = []
    let selectedIndex: Int? = nil
    let isWorking = false
    let canFilter = true
    let canSave = true

    var alert: String?
    var isClosed = false

    private(set) var answers = 0

    func toggleFilter(at index: Int) {}
    func save() {}
    func close() {}

    func answerAlert() {
        alert = nil
        answers += 1
    }
}
