import Testing

@testable import Show

struct PageListenersTests {
    @Test("Each listener is told once of what has changed since it was told last, in the page's order")
    func changes() {
        var listeners = PageListeners()
        let first = listeners.join(toHear: [.scene]).number
        listeners.tell([.phone(2), .saved])
        let second = listeners.join(toHear: [.phone(0)]).number
        listeners.tell([.phone(2), .phone(1)])
        #expect(listeners.takeChanges(of: first) == [.saved, .scene, .phone(1), .phone(2)])
        #expect(listeners.takeChanges(of: first).isEmpty)
        #expect(listeners.takeChanges(of: second) == [.phone(0), .phone(1), .phone(2)])
    }

    @Test(
        "However often something changes, a listener that does not read is woken once, and hears the end when it leaves"
    )
    func wakes() async {
        var listeners = PageListeners()
        let (number, wakes) = listeners.join(toHear: [])
        for phone in 0..<100 { listeners.tell([.phone(phone)]) }
        listeners.leave(number)
        var count = 0
        for await _ in wakes { count += 1 }
        #expect(count == 1)
        #expect(listeners.isEmpty)
        #expect(listeners.takeChanges(of: number).isEmpty)
    }
}
