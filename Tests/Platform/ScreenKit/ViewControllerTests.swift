import ScreenKit
import Testing

@MainActor
struct ViewControllerTests {
    private let root = FormController()
    private let sheet = FormController(identifier: "Sheet")
    private let alert = AlertController(message: "Sure?", actions: [])

    @Test("Its view is loaded once, before it is brought up to date for the first frame")
    func loading() {
        _ = HeadlessHost(root)
        #expect(root.events == [.loaded, .updated])
    }

    @Test("A presented controller's view is loaded at once, and not again when it is presented again")
    func loadingPresented() {
        root.present(sheet)
        root.dismiss()
        root.present(sheet)
        #expect(sheet.events == [.loaded])
    }

    @Test("Presenting ties the two controllers to each other")
    func presenting() {
        root.present(sheet)
        #expect(root.presentedViewController === sheet)
        #expect(sheet.presentingViewController === root)
    }

    @Test("Presenting a second controller beside the first is a programming error")
    func presentingTwice() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let root = FormController()
                root.present(FormController())
                root.present(FormController())
            }
        }
    }

    @Test("Dismissing takes away what the controller presents, and all that stands above that")
    func dismissingPresented() async {
        let host = HeadlessHost(root)
        root.present(sheet)
        sheet.present(alert)
        root.dismiss()
        await mainQueueToSettle()
        #expect(root.presentedViewController == nil)
        #expect(host.takeFrames() == [.form()])
    }

    @Test("Dismissing leaves the controller itself alone while it presents something")
    func dismissingAlertOnly() {
        root.present(sheet)
        sheet.present(alert)
        sheet.dismiss()
        #expect(sheet.presentedViewController == nil)
        #expect(root.presentedViewController === sheet)
    }

    @Test("A controller that presents nothing dismisses itself")
    func dismissingItself() {
        root.present(sheet)
        sheet.dismiss()
        #expect(root.presentedViewController == nil)
    }

    @Test("Dismissing the first controller changes nothing")
    func dismissingFirst() {
        let host = HeadlessHost(root)
        root.dismiss()
        #expect(host.rootViewController === root)
    }

    @Test("A controller that was dismissed already takes nothing else away")
    func dismissingTwice() {
        root.present(sheet)
        sheet.present(alert)
        alert.dismiss()
        alert.dismiss()
        #expect(root.presentedViewController === sheet)
    }

    @Test("A presented controller lives until it is dismissed")
    func lifetime() {
        weak var presented: ViewController?
        do {
            let sheet = FormController()
            root.present(sheet)
            presented = sheet
        }
        #expect(presented != nil)
        root.dismiss()
        #expect(presented == nil)
    }
}
