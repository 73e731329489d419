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

    @Test("All architectures up to the largest size are the whole, and anything less is a part")
    func whole() {
        #expect(ScalePlan(upTo: 32, architecture: nil, rounds: 1).isWhole)
        #expect(!ScalePlan(upTo: 31, architecture: nil, rounds: 1).isWhole)
        #expect(!ScalePlan(upTo: 32, architecture: "MVC", rounds: 1).isWhole)
    }
}
