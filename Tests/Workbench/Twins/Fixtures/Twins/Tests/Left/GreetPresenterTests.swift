import Base
import Left
import Testing

struct GreetPresenterTests {
    @Test("a name is greeted")
    func named() {
        #expect(GreetPresenter().greet(Name("Ada")) == "Hello, Ada")
    }
}
