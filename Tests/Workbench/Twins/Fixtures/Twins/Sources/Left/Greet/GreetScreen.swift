public struct GreetScreen {
    public init() {}

    public func show(_ greeting: String) -> String {
        if greeting.isEmpty {
            return "nobody"
        }
        return greeting
    }
}
