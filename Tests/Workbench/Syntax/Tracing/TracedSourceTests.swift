import Testing

@testable import Tracing

struct TracedSourceTests {
    @Test("Each line stays where it was, and each body has its name, its type and its line")
    func lines() {
        let text = """
            final class Till {
                private var coins = 0

                init(coins: Int) {
                    self.coins = coins
                }

                var total: Int {
                    get { coins }
                    set { coins = newValue }
                }

                func pay(with coin: Int) {
                    let doubled = [coin].map { $0 * 2 }
                    Task { [weak self] in
                        await self?.wait()
                    }
                }
            }
            """
        let traced = TracedSource.written(text)
        #expect(traced.text.count { $0 == "\n" } == text.count { $0 == "\n" })
        #expect(
            traced.bodies.map { "\($0.number) \($0.type ?? "-") \($0.name) \($0.line)" } == [
                "7 Till init(coins:) 4", "8 Till total.get 9", "9 Till total.set 10", "10 Till pay(with:) 13",
                "11 Till closure in pay(with:) 14", "12 Till closure in pay(with:) 15",
            ]
        )
        #expect(traced.bodies.map(\.isClosure) == [false, false, false, false, true, true])
    }
}
