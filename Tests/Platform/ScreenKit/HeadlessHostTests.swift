import ScreenKit
import Testing

@MainActor
struct HeadlessHostTests {
    private let root = FormController()

    @Test("The first frame is drawn at once")
    func firstFrame() {
        var drawn: [Frame] = []
        let host = HeadlessHost(root) { drawn.append($0) }
        #expect(drawn == [host.frame])
    }

    @Test("All that changes in one tap is one frame, drawn when the tap returns")
    func frameOfATap() throws {
        let host = HeadlessHost(root)
        _ = host.takeFrames()
        root.onSend = {
            $0.form.label.text = "Sending"
            $0.form.activityIndicator.isAnimating = true
        }
        try host.tap("send")
        #expect(host.takeFrames() == [host.frame])
        #expect(host.frame == .form(name: "Sending", isAnimating: true))
    }

    @Test("All that changes in one job is one frame, drawn in a job after it")
    func frameOfAJob() async {
        let host = HeadlessHost(root)
        _ = host.takeFrames()
        root.form.label.text = "Sending"
        root.form.activityIndicator.isAnimating = true
        #expect(host.takeFrames().isEmpty)
        await mainQueueToSettle()
        #expect(host.takeFrames() == [.form(name: "Sending", isAnimating: true)])
    }

    @Test("Changes in two jobs are two frames")
    func framesOfTwoJobs() async {
        let host = HeadlessHost(root)
        _ = host.takeFrames()
        root.form.label.text = "Sending"
        await mainQueueToSettle()
        root.form.label.text = "Sent"
        await mainQueueToSettle()
        #expect(host.takeFrames() == [.form(name: "Sending"), .form(name: "Sent")])
    }

    @Test("A tap draws what was waiting to be drawn, which is not drawn again")
    func waitingFrame() async throws {
        let host = HeadlessHost(root)
        _ = host.takeFrames()
        root.form.label.text = "Sending"
        try host.tap("send")
        #expect(host.takeFrames() == [.form(name: "Sending")])
        await mainQueueToSettle()
        #expect(host.takeFrames().isEmpty)
    }

    @Test("A frame equal to the last one is not drawn")
    func equalFrames() async {
        let host = HeadlessHost(root)
        _ = host.takeFrames()
        root.form.label.text = "Sending"
        root.form.label.text = nil
        await mainQueueToSettle()
        #expect(host.takeFrames().isEmpty)
    }

    @Test("A frame that comes back after another one is drawn again")
    func returningFrame() async {
        let host = HeadlessHost(root)
        for text in ["Sending", nil] {
            root.form.label.text = text
            await mainQueueToSettle()
        }
        #expect(host.takeFrames() == [.form(), .form(name: "Sending"), .form()])
    }

    @Test("Frames are given once")
    func taking() {
        let host = HeadlessHost(root)
        _ = host.takeFrames()
        #expect(host.takeFrames().isEmpty)
    }

    @Test("Each frame is handed over when it is drawn, in order, and not kept")
    func handingOver() async throws {
        var drawn: [Frame] = []
        let host = HeadlessHost(root) { drawn.append($0) }
        root.onSend = { $0.form.label.text = "Sending" }
        try host.tap("send")
        root.form.label.text = "Sent"
        await mainQueueToSettle()
        #expect(drawn == [.form(), .form(name: "Sending"), .form(name: "Sent")])
        #expect(host.takeFrames().isEmpty)
    }

    @Test("A host that keeps no frames brings controllers up to date, and makes no frame of it")
    func bare() async {
        let host = HeadlessHost(root, keepsFrames: false)
        root.onUpdate = { $0.form.label.text = "Ada" }
        root.setNeedsUpdateProperties()
        await mainQueueToSettle()
        #expect(root.form.label.text == "Ada")
        #expect(host.takeFrames() == [.form()])
        #expect(host.frame == .form())
    }

    @Test("An app that was let go is released, and draws no more")
    func lettingGo() async {
        weak var released: FormController?
        let form: Form
        let host: HeadlessHost
        do {
            let root = FormController()
            (host, form, released) = (HeadlessHost(root), root.form, root)
        }
        #expect(released != nil)
        form.label.text = "Sending"
        host.letGo()
        await mainQueueToSettle()
        #expect(released == nil)
        #expect(host.rootViewController == nil)
        #expect(host.takeFrames() == [.form()])
    }

    @Test("All that is presented is released with the app that was let go")
    func lettingGoUnderAnAlert() {
        weak var releasedRoot: FormController?
        weak var releasedSheet: FormController?
        do {
            let (root, sheet) = (FormController(), FormController(identifier: "Sheet"))
            root.present(sheet)
            sheet.present(AlertController(message: "Sure?", actions: []))
            (releasedRoot, releasedSheet) = (root, sheet)
            HeadlessHost(root).letGo()
        }
        #expect(releasedRoot == nil)
        #expect(releasedSheet == nil)
    }

    @Test("A frame that waits to be drawn does not keep its host")
    func waitingForAReleasedHost() {
        weak var released: HeadlessHost?
        do {
            let host = HeadlessHost(root)
            root.form.label.text = "Sending"
            released = host
        }
        #expect(released == nil)
    }
}
