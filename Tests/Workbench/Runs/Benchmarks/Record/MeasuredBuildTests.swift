import Rebuilds
import Testing

@testable import Benchmarks
@testable import Support

struct MeasuredBuildTests {
    private func builds(_ walls: [Double], files: [Int]? = nil) -> [BuildSample] {
        walls.enumerated().map { index, wall in
            BuildSample(time: ToolTime(wall: wall, processor: wall / 2), files: files?[index] ?? 1)
        }
    }

    @Test("Medians are of all rounds, and ratios to the baseline of the same round")
    func ratios() {
        let baseline = builds([1, 2, 3, 4, 5, 6])
        let build = MeasuredBuild(builds([2, 4, 6, 8, 10, 12], files: [2, 2, 3, 2, 2, 2]), over: baseline)
        // Of six values the interval runs from the first to the last.
        #expect(build.wall == MedianInterval(median: 7, low: 2, high: 12))
        #expect(build.processor == MedianInterval(median: 3.5, low: 1, high: 6))
        // Each round takes twice the baseline's, however far apart the rounds are.
        #expect(build.overBaseline == MedianInterval(median: 2, low: 2, high: 2))
        #expect(build.files == 3)
        #expect(build.samples.map(\.wall) == [2, 4, 6, 8, 10, 12])
    }

    @Test("Five rounds have no interval, and the baseline has no ratio to itself")
    func none() {
        let build = MeasuredBuild(builds([1, 1, 1, 1, 1]), over: nil)
        #expect(build.wall == nil)
        #expect(build.processor == nil)
        #expect(build.overBaseline == nil)
        #expect(build.samples.count == 5)
    }
}
