public protocol GreetView {
    func show(_ greeting: String) -> String
}

public struct GreetScreen: GreetView {
    public init() {}

    public func show(_ greeting: String) -> String {
        greeting.isEmpty ? "nobody" : greeting
    }
}
