import Testing

@testable import Report

struct NumberTextTests {
    @Test(
        "A share has one decimal, and only all is 100 % and only nothing is 0 %",
        arguments: [
            (0.5, "50.0 %"), (0.97251, "97.3 %"), (1, "100.0 %"), (0, "0.0 %"), (0.99999, "99.9 %"),
            (0.00001, "0.1 %"),
        ]
    )
    func share(_ share: Double, text: String) {
        #expect(NumberText.value(share, .share) == text)
    }

    @Test(
        "A ratio that two digits would show as 1 has a third, and one of ten or more has one",
        arguments: [(1, "×1.00"), (1.004, "×1.004"), (0.996, "×0.996"), (1.006, "×1.01"), (2, "×2.00"), (10, "×10.0")]
    )
    func ratio(_ ratio: Double, text: String) {
        #expect(NumberText.ratio(ratio) == text)
    }

    @Test(
        "What is another number next time has three digits, or is whole, and has two behind the point below ten",
        arguments: [
            (0.15, "0.15"), (9.994, "9.99"), (9.996, "10"), (30, "30"), (999.4, "999"), (999.6, "1000"),
            (1084.2, "1080"), (3992.93, "3990"), (9996, "10000"), (123_456, "123000"), (-3992.93, "-3990"),
        ]
    )
    func measured(_ value: Double, text: String) {
        #expect(NumberText.value(value, .measured) == text)
    }

    @Test("Counts have no decimals, other numbers two, and what is missing has a dash")
    func others() {
        #expect(NumberText.value(1234, .count) == "1234")
        #expect(NumberText.value(1.005, .decimal) == "1.00")
        #expect(NumberText.value(nil, .count) == "–")
    }
}
