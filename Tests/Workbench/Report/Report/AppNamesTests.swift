import Report
import Testing

struct AppNamesTests {
    @Test(
        "Architectures are of one app if a screen of one is called like anything of the other, or a quarter of all is",
        arguments: [
            (["LoginViewController"], ["LoginViewModel"], true),
            (["LoginMVCViewController"], ["MVVMLoginView"], true),
            (["PostsController"], ["PostPresenterProtocol"], true),
            // SwiftUI's views often have no ending.
            (["LoginViewController"], ["Login"], true),
            (["LoginView"], ["CartView"], false),
            // What any app has.
            (["AppDelegate", "ContentView", "LoginView"], ["AppDelegate", "ContentView", "CartView"], false),
            (["LoginView", "Cat", "Dog", "Cow"], ["CartView", "Cat", "Fish", "Bird"], true),
            (["LoginView", "Cat", "Dog", "Cow", "Pig"], ["CartView", "Cat", "Fish", "Bird", "Ant"], false),
        ]
    )
    func likeness(left: [String], right: [String], areOne: Bool) {
        let (left, right) = (AppNames(types: left, scenes: []), AppNames(types: right, scenes: []))
        #expect(left.areOfOneApp(as: right) == areOne)
        #expect(right.areOfOneApp(as: left) == areOne)
    }

    @Test("Apart are those with screens that are of one app with no other; one alone is apart from nobody")
    func apart() {
        let login = AppNames(types: ["LoginView"], scenes: [])
        let cart = AppNames(types: [], scenes: ["Cart"])
        let unnamed = AppNames(types: ["ViewController"], scenes: [])
        #expect(AppNames.apart([login, cart]) == [0, 1])
        #expect(AppNames.apart([login, cart, login, unnamed]) == [1])
        #expect(AppNames.apart([login]).isEmpty)
    }
}
