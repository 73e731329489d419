import Testing
import Words

@testable import Page
@testable import Report

struct MeasureRowTests {
    @Test("What stands behind a measure is a part of the page, and the measure is one of the comparison")
    func behind() throws {
        let page = try PageWriter.text(for: .madeUp)
        for (name, part) in MeasureRow.behind {
            #expect(Measure.all.contains { $0.name == name }, "\(name)")
            // How it grows was not measured here.
            #expect(page.contains(" id=\(part.id)>") || part.id == "growth", "\(part.id)")
        }
        #expect(page.contains("<a href=\"#matrices\"><i>Who uses whom, role by role</i>"))
    }
}
