import Testing

@testable import Show

struct PageEventTests {
    @Test(
        "It is one line of JSON below its name, whatever the lines of its HTML",
        arguments: [
            (PageEvent("phone", number: 2, html: "a\nb\r\nevent: x"), "phone"), (PageEvent("save", html: nil), "save"),
            (PageEvent.pulse, "pulse"),
        ] as [(PageEvent, String)]
    )
    func text(event: PageEvent, name: String) {
        let lines = event.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 4)
        #expect(lines[0] == "event: \(name)")
        #expect(lines[1].hasPrefix(#"data: {"#))
        #expect(lines[2...].allSatisfy { $0.isEmpty })
    }
}
