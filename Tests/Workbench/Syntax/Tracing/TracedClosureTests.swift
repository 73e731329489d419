import Testing

@testable import Tracing

struct TracedClosureTests {
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
        #expect(TracedSource.written(text).text == expected)
    }

    @Test(
        "A closure that writing into it could change is left alone, with the reason",
        arguments: [
            ("let f = { if a { 1 } else { 2 } }", .onlyBranches),
            ("let f = { let x = $0; await g(x) }", .shorthandParameters),
            ("import SwiftUI\nlet f = VStack { Text(a); Text(b) }", .resultBuilder),
            ("import RegexBuilder\nlet f = Regex {}", .resultBuilder),
        ] as [(String, UntracedBody.Reason)]
    )
    func untraced(text: String, reason: UntracedBody.Reason) {
        let traced = TracedSource.written(text)
        #expect(traced.text == text)
        #expect(traced.untraced.map(\.reason) == [reason])
    }

    @Test("What waits within a body in which a value changes its owner stays as it is, too")
    func ownership() {
        let traced = TracedSource.written("func f(_ a: sending A) async { await g { await h(a) }; i { j() } }")
        #expect(traced.untraced.map(\.name) == ["f(_:)", "closure in f(_:)"])
        #expect(traced.bodies.map(\.name) == ["closure in f(_:)"])
    }

    @Test("A branch that can be no value is told like other statements")
    func branches() {
        #expect(TracedSource.written("let f = { if a { g() } }").bodies.count == 1)
        #expect(TracedSource.written("let f = { switch a { case 1: x = 1; default: break } }").bodies.count == 1)
    }
}
