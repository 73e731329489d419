import Base

public struct GreetPresenter {
    let screen = GreetScreen()

    public init() {}

    public func greet(_ name: Name?) -> String {
        guard let name else {
            return screen.show("")
        }
        return screen.show("Hello, \(name.text)")
    }
}
