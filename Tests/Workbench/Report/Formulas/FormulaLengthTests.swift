import Foundation
import Testing

@testable import Report

/// The longer a formula is, the deeper the stack that it takes.
struct FormulaLengthTests {
    @Test(
        "A formula that is too long is refused, whatever it repeats",
        arguments: ["1 + ", "(", "a.", "await ", "[", "!", "-", "max(", "1, "]
    )
    func tooLong(_ piece: String) {
        let error = #expect(throws: FormulaError.self) { try Formula(String(repeating: piece, count: 100_000) + "1") }
        #expect(error?.description.hasSuffix("Make it shorter, or several of it.") == true)
    }

    @Test(
        "As much as is read takes no more than a small thread has, and comes to an end",
        .timeLimit(.minutes(1)),
        arguments: ["1 + ", "a.", "(", "[", "{ ", "a(", "a<", "-(", "await ", "!", "\"\\(", "a ? b : ", "max(", "`[`-"]
    )
    func longest(_ piece: String) async {
        let words = piece.split { !$0.isNamePart }.count + piece.count { !$0.isNamePart && !$0.isWhitespace }
        let text = String(repeating: piece, count: 149 / words) + "1"
        await withCheckedContinuation { finished in
            let thread = Thread {
                let outline = ReportOutline(architectures: [], layers: [], scenarios: [], changes: [])
                _ = try? Formula(text).isTrue(in: ReportFigures(of: outline))
                finished.resume()
            }
            // What a thread other than the main one has on macOS.
            thread.stackSize = 512 * 1024
            thread.start()
        }
    }
}
