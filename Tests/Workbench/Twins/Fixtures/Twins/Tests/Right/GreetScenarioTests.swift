import Base
import Right
import Testing

struct GreetScenarioTests {
    @Test("the scenarios", arguments: ["nobody comes", "nobody comes twice"])
    func scenario(_ name: String) {
        #expect(GreetPresenter(view: GreetScreen()).greet(nil) == "nobody")
    }
}
