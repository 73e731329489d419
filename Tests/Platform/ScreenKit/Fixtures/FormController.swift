import ScreenKit

/// Shows a form, records in order what it is told, and does then what a test wants of it.
final class FormController: ViewController {
    enum Event: Equatable {
        case loaded
        case updated
        case sendTapped
        case look(Int)
    }

    let form: Form
    var events: [Event] = []
    var onUpdate: @MainActor (FormController) -> Void = { _ in }
    var onSend: @MainActor (FormController) -> Void = { _ in }

    init(identifier: String = "Form") {
        form = Form(identifier: identifier)
        super.init(view: form)
    }

    override func viewDidLoad() {
        events.append(.loaded)
        form.button.addTarget(self, action: FormController.sendTapped)
        form.strip.addTarget(self, action: FormController.lookTapped)
    }

    override func updateProperties() {
        events.append(.updated)
        onUpdate(self)
    }

    private func sendTapped() {
        events.append(.sendTapped)
        onSend(self)
    }

    private func lookTapped(at index: Int) {
        events.append(.look(index))
    }
}
