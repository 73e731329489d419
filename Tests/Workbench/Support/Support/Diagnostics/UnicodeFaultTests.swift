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
