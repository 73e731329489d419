import CatsScenarios
import Observation
import Picture

@testable import CatsMVVM

/// Shows the tabby, and is busy, has an alert or is closed when told; tells the answers to its alerts.
@Observable
final class EditCatViewModelStub: EditCatViewModelProtocol {
    let picture = SampleCat.tabby.photo.picture
    let thumbnails: [Thumbnail] = []
    let selectedIndex: Int? = nil
    let canFilter = true
    let canSave = true

    var isWorking = false
    var alert: String?
    var isClosed = false

    @ObservationIgnored var alertAnswered: @MainActor () -> Void = {}

    func toggleFilter(at index: Int) {}
    func save() {}
    func close() {}

    func answerAlert() {
        alert = nil
        alertAnswered()
    }
}
