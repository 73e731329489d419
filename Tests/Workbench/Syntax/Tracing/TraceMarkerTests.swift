import Parsing
import Testing

@testable import Tracing

struct TraceMarkerTests {
    @Test("Each body has the place of its brace, where the compiler counts; a property that tells its writes has none")
    func braces() {
        let text = """
            class A {
                var é = 1
                func f(
                    _ x: Int
                ) { g { h() } }
                var y: Int { get { é } }
            }
            let f = { if a { 1 } else { 2 } }
            """
        let traced = TracedSource.written(text, tellsWrites: true)
        let places = traced.bodies.map { body in
            "\(body.name) \(body.brace.map { "\($0.line):\($0.column)" } ?? "-")"
        }
        // Columns are bytes.
        #expect(places == ["é.set -", "f(_:) 5:7", "closure in f(_:) 5:11", "y.get 6:22"])
        #expect(traced.untraced.map(\.brace) == [SourcePosition(line: 8, column: 9)])
    }

    @Test("A closure belongs to the type around it, and is named after the body around it if there is one")
    func closureNames() {
        let text = "class A { struct B { let f = { g { h() } }; func i() { j { k() } } } }"
        #expect(
            TracedSource.written(text).bodies.map { "\($0.type ?? "-") \($0.name)" } == [
                "A.B closure", "A.B closure", "A.B i()", "A.B closure in i()",
            ]
        )
    }

    @Test("Stored properties of classes tell that they are set, if that is asked for")
    func writes() {
        let text =
            "class A { var text: String?; let b = 1; lazy var c: Int = 1; var d: Int { 1 }; var f = 1 }\nstruct B { var e: Int }"
        #expect(TracedSource.written(text).bodies.map(\.name) == ["d.get"])
        let telling = TracedSource.written(text, tellsWrites: true)
        #expect(telling.bodies.map(\.name) == ["text.set", "d.get", "f.set"])
        #expect(
            telling.text.hasPrefix(
                "class A { var text: String? { willSet { CatwalkTrace.leave(CatwalkTrace.enter(7)) } }; let b = 1;"
            )
        )
    }
}
