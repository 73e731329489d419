import Parsing
import Testing

@testable import Declarations

struct StoredFunctionTests {
    @Test(
        "A property that holds a function is one, optional or not, and what is only passed on is none",
        arguments: [
            ("final class A { var changed: (() -> Void)? }", ["changed"]),
            ("struct A { let action: @MainActor (Int) -> Void }", ["action"]),
            ("struct A { var a: (() -> Void)!, b = 1 }", ["a"]),
            ("struct A { var action: () -> Void { didSet {} } }", ["action"]),
            ("struct A { var action: () -> Void { {} } }", []),
            ("func f(answered: @escaping () -> Void) { let again: () -> Void = answered; again() }", []),
            ("protocol P { var action: () -> Void { get } }", []),
            ("struct A { var count: Int; var pair: (() -> Void, Int)? }", []),
        ]
    )
    func names(_ text: String, names: [String]) {
        #expect(StoredFunction.all(in: ParsedFile(path: "A.swift", text: text)).map(\.name) == names)
    }
}
