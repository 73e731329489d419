import Base
import Left
import Testing

struct GreetScenarioTests {
    @Test("the scenarios", arguments: ["nobody comes", "nobody comes twice"])
    func scenario(_ name: String) {
        #expect(GreetPresenter().greet(nil) == "nobody")
    }
}
