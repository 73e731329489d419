import Testing

@testable import Show

struct AudienceTests {
    @Test("Each listener is told once of what has changed since it was told last, in the page's order")
    func changes() {
        var audience = Audience()
        let first = audience.join(toHear: [.scene]).number
        audience.tell([.phone(2), .saved])
        let second = audience.join(toHear: [.phone(0)]).number
        audience.tell([.phone(2), .phone(1)])
        #expect(audience.takeChanges(of: first) == [.saved, .scene, .phone(1), .phone(2)])
        #expect(audience.takeChanges(of: first).isEmpty)
        #expect(audience.takeChanges(of: second) == [.phone(0), .phone(1), .phone(2)])
    }

    @Test(
        "However often something changes, a listener that does not read is woken once, and hears the end when it leaves"
    )
    func wakes() async {
        var audience = Audience()
        let (number, wakes) = audience.join(toHear: [])
        for phone in 0..<100 { audience.tell([.phone(phone)]) }
        audience.leave(number)
        var count = 0
        for await _ in wakes { count += 1 }
        #expect(count == 1)
        #expect(audience.isEmpty)
        #expect(audience.takeChanges(of: number).isEmpty)
    }
}
