import Page

/// How the world is that the apps of a visit ask, and when it answers.
struct World: Hashable, Sendable {
    /// How it can be, the usual first.
    let weathers: [String]
    private(set) var weather: String
    private(set) var pace = StageScene.Pace.atOnce

    /// Begins with the usual weather.
    init(weathers: [String]) {
        self.weathers = weathers
        weather = weathers.first ?? ""
    }

    /// A weather that the world can't have changes nothing.
    mutating func change(as wished: Wish.World) {
        if let weather = wished.weather, weathers.contains(weather) { self.weather = weather }
        if let pace = wished.pace { self.pace = pace }
    }
}
