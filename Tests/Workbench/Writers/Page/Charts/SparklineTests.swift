import Testing

@testable import Page

struct SparklineTests {
    @Test("The line steps where the value changes, over the whole width")
    func steps() {
        // 232 wide from 4 on, 40 high from 44 up: 0, half, half, all of 20.
        let line = Sparkline(values: [0, 10, 10, 20], largest: 20)
        #expect(line.path == "M4 44H81V24H236V4")
        #expect(line.end == ChartPoint(x: 236, y: 4))
    }

    @Test("What stays is one straight line, whatever comes before it")
    func flat() {
        #expect(Sparkline(values: [5, 5, 5], largest: 10).path == "M4 24H236")
        #expect(Sparkline(values: [0, 10, 10], largest: 10).path == "M4 44H120V4H236")
    }

    @Test("Where there was nothing there is no line, and one that ends has no end point")
    func gaps() {
        let late = Sparkline(values: [nil, 10, 10], largest: 10)
        #expect(late.path == "M120 4H236")
        let ended = Sparkline(values: [10, 10, nil], largest: 10)
        #expect(ended.path == "M4 4H120")
        #expect(ended.end == nil)
        #expect(Sparkline(values: [nil, nil], largest: 0).path.isEmpty)
    }

    @Test("Nothing but zeros lies on the ground")
    func zeros() {
        #expect(Sparkline(values: [0, 0], largest: 0).path == "M4 44H236")
    }
}
