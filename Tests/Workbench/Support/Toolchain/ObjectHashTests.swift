import Foundation
import Testing

@testable import Toolchain

struct ObjectHashTests {
    @Test(
        "A hash is 40 or 64 hexadecimal digits",
        arguments: [String(repeating: "0", count: 40), String(repeating: "f", count: 64)]
    )
    func hash(_ text: String) throws {
        #expect(
            try JSONDecoder().decode([ObjectHash].self, from: Data("[\"\(text)\"]".utf8)).map(\.description) == [text]
        )
    }

    @Test(
        "Nothing else is a hash, such as an option, a branch or a part of one",
        arguments: [
            "", "main", "--output=file", String(repeating: "0", count: 39), String(repeating: "F", count: 40),
            String(repeating: "f", count: 40) + "\n", "-" + String(repeating: "f", count: 39),
            // A digit of another script, which some count as a number.
            String(repeating: "f", count: 39) + "١",
        ]
    )
    func none(_ text: String) throws {
        #expect(ObjectHash(text) == nil)
        let json = try JSONEncoder().encode([text])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([ObjectHash].self, from: json) }
    }
}
