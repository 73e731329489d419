import Base
import Right
import Testing

struct GreetPresenterTests {
    @Test("a name is greeted", arguments: ["Ada", "Alan"])
    func named(_ name: String) {
        #expect(GreetPresenter(view: ViewSpy()).greet(Name(name)) == "shown Hello, \(name)")
    }
}

private struct ViewSpy: GreetView {
    func show(_ greeting: String) -> String {
        "shown " + greeting
    }
}
