import Base

public struct GreetPresenter {
    let view: any GreetView

    public init(view: any GreetView) {
        self.view = view
    }

    public func greet(_ name: Name?) -> String {
        guard let name else {
            return view.show("")
        }
        return view.show("Hello, \(name.text)")
    }
}
