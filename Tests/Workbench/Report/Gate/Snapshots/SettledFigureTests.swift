import Testing

@testable import Report

struct SettledFigureTests {
    @Test("A figure keeps nine decimals, and stays undefined")
    func settled() {
        #expect(Figure(1.0 / 3).settled == Figure(0.333333333))
        #expect(Figure(1203).settled == Figure(1203))
        #expect(Figure(nil).settled == Figure(nil))
    }
}
