import Testing

@testable import Tracing

struct TracedBodyTests {
    @Test(
        "A body gives the line that names what it calls, or its own line if none or several do",
        arguments: [
            ("pay(with:)", 13), ("pay(for:)", 14), ("total.get", 15), ("init()", 16), ("closed()", 12), ("twice()", 12),
            ("row()", 20), ("own()", 12), ("add(_:to:)", 21),
        ]
    )
    func line(_ name: String, _ line: Int) throws {
        #expect(try body("shop()").line(naming: body(name)) == line)
    }

    @Test("What a closure names is the closure's, and a closure has no name")
    func closures() throws {
        let closure = try body("closure in shop()")
        #expect(try closure.line(naming: body("closed()")) == 17)
        #expect(try body("shop()").line(naming: closure) == 12)
    }

    @Test("What a closure names is that of the body around it, if the closure is left alone")
    func leftAlone() throws {
        let text = """
            func shop() {
                sort {
                    if $0 { pay() } else { wait() }
                }
            }
            func pay() {}
            """
        let traced = TracedSource.written(text)
        #expect(traced.untraced.map(\.name) == ["closure in shop()"])
        #expect(traced.bodies[0].line(naming: traced.bodies[1]) == 3)
    }

    private func body(_ name: String) throws -> TracedBody {
        let text = """
            struct Purse {
                init() {}
                var total: Int { 0 }
                func pay(with coin: Int) {}
                func pay(for cat: Int) {}
                func closed() {}
                func twice() {}
                func row() -> Purse { self }
                func own() { closed() }
                func add(_ coin: Int, to count: Int = 1) {}

                func shop() {
                    pay(with: 1)
                    pay(for: 2)
                    print(total)
                    let other = Purse()
                    Task { other.closed() }
                    twice()
                    twice()
                    row().row()
                    add(1)
                }
            }
            """
        return try #require(TracedSource.written(text).bodies.first { $0.name == name })
    }
}
