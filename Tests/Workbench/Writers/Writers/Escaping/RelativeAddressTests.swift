import Testing

@testable import Writers

struct RelativeAddressTests {
    @Test(
        "A path becomes the address that leads to it",
        arguments: [
            ("Sources/App/Load+View.swift", "Sources/App/Load+View.swift"),
            ("a b/c#d?.swift", "a%20b/c%23d%3F.swift"),
            // A colon would make a scheme of what is before it.
            ("javascript:alert(1)", "javascript%3Aalert%281%29"),
            ("100%", "100%25"),
            ("猫\n", "%E7%8C%AB%0A"),
        ]
    )
    func address(_ path: String, address: String) {
        #expect(RelativeAddress.text(for: path) == address)
    }
}
