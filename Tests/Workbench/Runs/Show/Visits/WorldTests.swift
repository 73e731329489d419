import Page
import Testing

@testable import Show

struct WorldTests {
    @Test("It begins with the usual weather, and answers at once")
    func usual() {
        let world = World(weathers: ["fine", "rain"])
        #expect(world.weather == "fine")
        #expect(world.pace == .atOnce)
    }

    @Test(
        "It changes as wished, but not to a weather that it can't have",
        arguments: [
            (Wish.World(weather: "rain", pace: nil), "rain", .atOnce),
            (Wish.World(weather: nil, pace: .held), "fine", .held),
            (Wish.World(weather: "snow", pace: .slowly), "fine", .slowly),
            (Wish.World(weather: nil, pace: nil), "fine", .atOnce),
        ] as [(Wish.World, String, StageScene.Pace)]
    )
    func change(wished: Wish.World, weather: String, pace: StageScene.Pace) {
        var world = World(weathers: ["fine", "rain"])
        world.change(as: wished)
        #expect(world.weather == weather)
        #expect(world.pace == pace)
    }
}
