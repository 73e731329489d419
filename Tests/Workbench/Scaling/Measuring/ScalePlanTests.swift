import Testing

@testable import Scaling

struct ScalePlanTests {
    @Test(
        "Sizes double, and the largest is measured whatever it is",
        arguments: [(1, [1]), (2, [1, 2]), (6, [1, 2, 4, 6]), (32, [1, 2, 4, 8, 16, 32])]
    )
    func sizes(upTo: Int, sizes: [Int]) {
        #expect(ScalePlan(upTo: upTo, architecture: nil, rounds: 1).sizes == sizes)
    }
}
