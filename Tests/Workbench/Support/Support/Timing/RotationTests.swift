import Testing

@testable import Support

struct RotationTests {
    @Test("Each comes first in turn, and the others follow as they stand")
    func rotation() {
        let orders = (0..<4).map { Rotation.order(of: ["a", "b", "c"], inRound: $0).joined() }
        #expect(orders == ["abc", "bca", "cab", "abc"])
        #expect(Rotation.order(of: [String](), inRound: 3).isEmpty)
    }
}
