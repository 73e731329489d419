import Testing

@testable import Stage

struct MadeCallsTests {
    private func maker(_ number: Int) -> MadeCalls.Maker { MadeCalls.Maker(body: number, message: nil) }

    @Test("A call is known by its number, and whoever is outside makes all others")
    func known() {
        var made = MadeCalls()
        for number in [3, 4, 9] { made[number] = maker(number) }
        made[4] = maker(5)
        #expect([2, 3, 4, 5, 9, 10, -1].map { made[$0].body } == [nil, 3, 5, nil, 9, nil, nil])
    }

    @Test("A hundred thousand calls back are known at least, and not all of many more")
    func kept() {
        var made = MadeCalls()
        for number in 1...300_000 { made[number] = maker(number) }
        #expect(made[200_001].body == 200_001)
        #expect(made[300_000].body == 300_000)
        #expect(made[50_000].body == nil)
    }

    @Test("A number far from all others takes no room for those between", arguments: [Int.max, 1 << 40, 1])
    func far(_ number: Int) {
        var made = MadeCalls()
        made[1_000_000] = maker(1)
        made[number] = maker(2)
        #expect(made[number].body == 2)
        #expect(made[1_000_000].body == nil)
    }
}
