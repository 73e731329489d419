import Testing

@testable import Tracing

struct DeclaredBodyTests {
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
        #expect(TracedSource.written(text).text == expected)
    }

    @Test(
        "A body that writing into it could change is left alone, with the reason",
        arguments: [
            ("@ViewBuilder func f() -> Text { Text() }", .attribute),
            ("var body: some View { Text() }", .opaqueResult),
            ("@inlinable func f() { g() }", .inlinable),
            ("var x: Int { _read { yield y } }", .coroutine),
            ("class A { init() async { await g() } }", .waitingInitializer),
            ("func f(_ g: () async throws -> Void) async rethrows { try await g() }", .rethrowing),
            ("func f(_ a: sending A) async { await g(a) }", .ownership),
            ("func f(_ g: () async -> sending A) async { await g() }", .ownership),
            ("func f() async -> sending A { await g() }", .ownership),
            ("func f(_ a: consuming A) async { await g(a) }", .ownership),
        ] as [(String, UntracedBody.Reason)]
    )
    func untraced(text: String, reason: UntracedBody.Reason) {
        let traced = TracedSource.written(text)
        #expect(traced.text == text)
        #expect(traced.untraced.map(\.reason) == [reason])
    }
}
