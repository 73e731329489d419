import Testing

@testable import Page

struct DotPlotTests {
    @Test("The largest value takes the whole length, the others their share of it, from 0 on")
    func positions() {
        let plot = DotPlot(names: ["A", "B", "C"], values: [0, 50, 200])
        // From 92 on, 170 long: 0, a quarter, all.
        #expect(plot.rows.map(\.x) == [92, 135, 262])
        #expect(plot.rows.map(\.y) == [12, 36, 60])
        #expect(plot.rows.map(\.number) == ["0", "50", "200"])
        #expect(plot.height == 72)
    }

    @Test("Where all values are 0 all dots are at the start")
    func zeros() {
        #expect(DotPlot(names: ["A", "B"], values: [0, 0]).rows.map(\.x) == [92, 92])
    }
}
