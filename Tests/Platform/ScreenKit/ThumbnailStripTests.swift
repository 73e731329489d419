import ScreenKit
import Testing

@MainActor
struct ThumbnailStripTests {
    private let root = FormController()
    private let host: HeadlessHost

    init() {
        root.form.strip.thumbnails = .pair
        host = HeadlessHost(root)
        _ = host.takeFrames()
    }

    @Test("A tap reports which thumbnail it was", arguments: [0, 1])
    func tap(at index: Int) throws {
        try host.tap("looks", at: index)
        #expect(root.events.last == .look(index))
    }

    @Test("A tap selects nothing by itself")
    func selection() throws {
        try host.tap("looks", at: 1)
        #expect(root.form.strip.selectedIndex == nil)
        #expect(host.takeFrames().isEmpty)
    }

    @Test("A strip does not keep its target, and tapping it without one does nothing")
    func weakTarget() throws {
        let strip = ThumbnailStrip(identifier: "more", label: "More")
        strip.thumbnails = .pair
        root.form.addSubview(strip)
        weak var released: FormController?
        do {
            let other = FormController()
            strip.addTarget(other) { other in { _ in other.form.label.text = "tapped" } }
            released = other
        }
        #expect(released == nil)
        try host.tap("more", at: 0)
        #expect(root.events == [.loaded, .updated])
    }
}
