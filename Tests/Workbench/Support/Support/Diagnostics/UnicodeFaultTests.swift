import Foundation
import Support
import Testing

struct UnicodeFaultTests {
    @Test(
        "UTF-8 is read as it is, a byte order mark too",
        arguments: ["", "a", "é\n猫", "\u{FEFF}a", "a\u{FFFD}\u{10FFFF}"]
    )
    func right(_ text: String) throws {
        #expect(Array(try UnicodeFault.text(of: Data(text.utf8)).utf8) == Array(text.utf8))
    }

    @Test(
        "A letter under more marks than any script has is told with its line; fewer, and marks of many letters, are text"
    )
    func crowded() throws {
        let marks = String(repeating: "\u{301}\u{316}", count: 15)
        let many = String(repeating: "e\u{301}", count: 1000)
        for text in ["a\(marks)", "\n\(many)", "猫\(marks)b\(marks)", String(repeating: "猫", count: 1000)] {
            #expect(try UnicodeFault.text(of: Data(text.utf8)).utf8.count == text.utf8.count)
        }
        let fault = try #require(throws: UnicodeFault.self) {
            try UnicodeFault.text(of: Data("a\(marks)\nb\n猫\(marks)\u{301}".utf8))
        }
        #expect(fault.line == 3 && fault.isCrowded)
        #expect(fault.reason == "Here a letter stands under more than 30 marks. Take some away.")
    }

    // Only some places are looked at, and a zero byte ends a C string.
    @Test("Such a letter is found at every place of a text, behind a zero byte too", arguments: 0..<64)
    func crowdedAnywhere(place: Int) throws {
        let marks = String(repeating: "\u{301}", count: 31)
        let start = String(repeating: "a", count: place)
        for text in ["\(start)e\(marks)", "\(start)\0e\(marks)\n", "\(start)猫\(marks)b"] {
            let fault = try #require(throws: UnicodeFault.self) {
                try UnicodeFault.text(of: Data("aa\(text)".utf8))
            }
            #expect(fault.line == 1 && fault.isCrowded)
        }
    }

    @Test(
        "What is no UTF-8 is told where it begins, in scalars",
        arguments: [
            ([0x61, 0xE9], UnicodeFault.invalid(line: 1, column: 2)),
            (Array("é\n猫".utf8) + [0xC3], .invalid(line: 2, column: 2)),
            // Overlong, half of a surrogate pair, beyond Unicode, and a byte that only goes on.
            ([0x61, 0xC0, 0x80], .invalid(line: 1, column: 2)),
            ([0x61, 0xED, 0xA0, 0x80], .invalid(line: 1, column: 2)),
            ([0x61, 0xF4, 0x90, 0x80, 0x80], .invalid(line: 1, column: 2)),
            ([0x61, 0x80, 0xEF, 0xBF, 0xBD], .invalid(line: 1, column: 2)),
            ([0xFF, 0xFE, 0x61, 0x00], .wide),
            ([0xFE, 0xFF, 0x00, 0x61], .wide),
            ([0x61, 0x00, 0x62, 0x00], .wide),
        ] as [([UInt8], UnicodeFault)]
    )
    func wrong(_ bytes: [UInt8], _ fault: UnicodeFault) {
        #expect(throws: fault) { try UnicodeFault.text(of: Data(bytes)) }
    }
}
