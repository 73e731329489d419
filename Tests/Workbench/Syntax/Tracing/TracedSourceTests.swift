import Parsing
import Testing

@testable import Tracing

struct TracedSourceTests {
    private func traced(_ text: String, tellsWrites: Bool = false) -> TracedSource {
        TracedSource(ParsedFile(path: "A.swift", text: text), firstNumber: 7, tellsWrites: tellsWrites)
    }

    @Test(
        "What a body does stays, between what it tells",
        arguments: [
            (
                "func f() { g() }",
                "func f() { let _catwalk = CatwalkTrace.enter(7); defer { CatwalkTrace.leave(_catwalk) };  g() }"
            ),
            // Its only expression is no longer alone, and has to be returned.
            (
                "func f() -> Int { 1 }",
                "func f() -> Int { let _catwalk = CatwalkTrace.enter(7); defer { CatwalkTrace.leave(_catwalk) };  return 1 }"
            ),
            (
                "var x: Int { 1 }",
                "var x: Int { let _catwalk = CatwalkTrace.enter(7); defer { CatwalkTrace.leave(_catwalk) };  return 1 }"
            ),
            (
                "func f() -> Int { if a { 1 } else { 2 } }",
                "func f() -> Int { let _catwalk = CatwalkTrace.enter(7); defer { CatwalkTrace.leave(_catwalk) };  "
                    + "return if a { 1 } else { 2 } }"
            ),
            (
                "func f() async { await g() }",
                "func f() async { return await CatwalkTrace.running(7) { () async -> Void in  await g()  } }"
            ),
            (
                "func f() async throws(E) -> Int { try await g() }",
                "func f() async throws(E) -> Int { return try await CatwalkTrace.running(7) { () async throws(E) -> Int in  "
                    + "try await g()  } }"
            ),
            // What never returns gives no value, and neither does what gives nothing.
            (
                "func f() -> Int { fatalError() }",
                "func f() -> Int { let _catwalk = CatwalkTrace.enter(7); defer { CatwalkTrace.leave(_catwalk) };  fatalError() }"
            ),
            (
                "func f() -> Void { g() }",
                "func f() -> Void { let _catwalk = CatwalkTrace.enter(7); defer { CatwalkTrace.leave(_catwalk) };  g() }"
            ),
            (
                "func f() async -> Int! { await g() }",
                "func f() async -> Int! { return await CatwalkTrace.running(7) { () async -> (Int)? in  await g()  } }"
            ),
            // It is declared to wait and does not.
            (
                "func f() async -> Int { 1 }",
                "func f() async -> Int { let _catwalk = CatwalkTrace.enter(7); defer { CatwalkTrace.leave(_catwalk) };  "
                    + "return 1 }"
            ),
        ]
    )
    func bodies(text: String, expected: String) {
        #expect(traced(text).text == expected)
    }

    @Test(
        "A closure tells it in its only expression, or before its statements; a task is told who began it",
        arguments: [
            ("let f = { g($0) }", "let f = { CatwalkTrace.within(7, g($0)) }"),
            ("let f = { try g() }", "let f = { try CatwalkTrace.within(7, try g()) }"),
            ("let f = { try? g() }", "let f = { CatwalkTrace.within(7, try? g()) }"),
            (
                "let f = { x = 1 }",
                "let f = { let _catwalk = CatwalkTrace.enter(7); defer { CatwalkTrace.leave(_catwalk) };  x = 1 }"
            ),
            ("let f = {}", "let f = { CatwalkTrace.leave(CatwalkTrace.enter(7)) }"),
            (
                "Task { await g() }",
                "Task { [_catwalkOrigin = CatwalkTrace.current] in "
                    + " await CatwalkTrace.waiting(7, from: _catwalkOrigin, await g()) }"
            ),
            (
                "Task { [weak self] in self?.g() }",
                "Task { [weak self, _catwalkOrigin = CatwalkTrace.current] in "
                    + "CatwalkTrace.within(7, from: _catwalkOrigin, self?.g()) }"
            ),
            (
                "Task { let x = await g(); h(x) }",
                "Task { [_catwalkOrigin = CatwalkTrace.current] in  await CatwalkTrace.running(7, from: _catwalkOrigin) {  "
                    + "let x = await g(); h(x)  } }"
            ),
            (
                "Task { for try await x in s { h(x) } }",
                "Task { [_catwalkOrigin = CatwalkTrace.current] in  try await "
                    + "CatwalkTrace.running(7, from: _catwalkOrigin) {  for try await x in s { h(x) }  } }"
            ),
            // What a catch takes is not thrown on.
            (
                "Task { do { try await g() } catch { h() } }",
                "Task { [_catwalkOrigin = CatwalkTrace.current] in  await CatwalkTrace.running(7, from: _catwalkOrigin) {  "
                    + "do { try await g() } catch { h() }  } }"
            ),
            (
                "let f = { () throws(E) in try g() }",
                "let f = { () throws(E) in let _catwalk = CatwalkTrace.enter(7); defer { CatwalkTrace.leave(_catwalk) };  "
                    + "return try g() }"
            ),
        ]
    )
    func closures(text: String, expected: String) {
        #expect(traced(text).text == expected)
    }

    @Test(
        "What writing into it could change is left alone, with the reason",
        arguments: [
            ("@ViewBuilder func f() -> Text { Text() }", .attribute),
            ("var body: some View { Text() }", .opaqueResult),
            ("@inlinable func f() { g() }", .inlinable),
            ("var x: Int { _read { yield y } }", .coroutine),
            ("let f = { if a { 1 } else { 2 } }", .onlyBranches),
            ("class A { init() async { await g() } }", .waitingInitializer),
            ("let f = { let x = $0; await g(x) }", .shorthandParameters),
            ("func f(_ g: () async throws -> Void) async rethrows { try await g() }", .rethrowing),
            ("func f(_ a: sending A) async { await g(a) }", .ownership),
            ("func f(_ g: () async -> sending A) async { await g() }", .ownership),
            ("func f() async -> sending A { await g() }", .ownership),
            ("func f(_ a: consuming A) async { await g(a) }", .ownership),
            ("import SwiftUI\nlet f = VStack { Text(a); Text(b) }", .resultBuilder),
            ("import RegexBuilder\nlet f = Regex {}", .resultBuilder),
        ] as [(String, UntracedBody.Reason)]
    )
    func untraced(text: String, reason: UntracedBody.Reason) {
        let traced = traced(text)
        #expect(traced.text == text)
        #expect(traced.untraced.map(\.reason) == [reason])
    }

    @Test("What waits within a body in which a value changes its owner stays as it is, too")
    func ownership() {
        let traced = traced("func f(_ a: sending A) async { await g { await h(a) }; i { j() } }")
        #expect(traced.untraced.map(\.name) == ["f(_:)", "closure in f(_:)"])
        #expect(traced.bodies.map(\.name) == ["closure in f(_:)"])
    }

    @Test("A branch that can be no value is told like other statements")
    func branches() {
        #expect(traced("let f = { if a { g() } }").bodies.count == 1)
        #expect(traced("let f = { switch a { case 1: x = 1; default: break } }").bodies.count == 1)
    }

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
        let traced = traced(text)
        #expect(traced.text.count { $0 == "\n" } == text.count { $0 == "\n" })
        #expect(
            traced.bodies.map { "\($0.number) \($0.type ?? "-") \($0.name) \($0.line)" } == [
                "7 Till init(coins:) 4", "8 Till total.get 9", "9 Till total.set 10", "10 Till pay(with:) 13",
                "11 Till closure in pay(with:) 14", "12 Till closure in pay(with:) 15",
            ]
        )
        #expect(traced.bodies.map(\.isClosure) == [false, false, false, false, true, true])
    }

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
        let traced = traced(text, tellsWrites: true)
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
            traced(text).bodies.map { "\($0.type ?? "-") \($0.name)" } == [
                "A.B closure", "A.B closure", "A.B i()", "A.B closure in i()",
            ]
        )
    }

    @Test("Stored properties of classes tell that they are set, if that is asked for")
    func writes() {
        let text =
            "class A { var text: String?; let b = 1; lazy var c: Int = 1; var d: Int { 1 }; var f = 1 }\nstruct B { var e: Int }"
        #expect(traced(text).bodies.map(\.name) == ["d.get"])
        let telling = traced(text, tellsWrites: true)
        #expect(telling.bodies.map(\.name) == ["text.set", "d.get", "f.set"])
        #expect(
            telling.text.hasPrefix(
                "class A { var text: String? { willSet { CatwalkTrace.leave(CatwalkTrace.enter(7)) } }; let b = 1;"
            )
        )
    }
}
