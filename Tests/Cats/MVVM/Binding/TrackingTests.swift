import CatsScenarios
import Observation
import ScreenKit
import Testing

@testable import CatsMVVM

@MainActor
struct TrackingTests {
    private let world = ScriptedWorld()
    private let weather = Weather()
    private let controller: WeatherViewController
    private let host: HeadlessHost

    init() {
        controller = WeatherViewController(weather: weather)
        host = HeadlessHost(controller)
    }

    @Test("It binds once before the first frame")
    func bindsAtFirst() {
        #expect(controller.boundTemperatures == [20])
    }

    @Test("It binds again whenever something that it read has changed")
    func bindsAgain() async {
        weather.temperature = 21
        await world.settle()
        weather.temperature = 22
        await world.settle()
        #expect(controller.boundTemperatures == [20, 21, 22])
    }

    @Test("What changes in one go is bound once")
    func bindsOnce() async {
        weather.temperature = 21
        weather.temperature = 22
        await world.settle()
        #expect(controller.boundTemperatures == [20, 22])
    }

    @Test("It does not bind again for what it did not read")
    func bindsNotForUnread() async {
        weather.wind = 7
        await world.settle()
        #expect(controller.boundTemperatures == [20])
    }

    @Test("The view is not kept alive")
    func letGo() {
        var controller: WeatherViewController? = WeatherViewController(weather: weather)
        let isReleased = { [weak controller] in controller == nil }
        controller?.updateProperties()
        controller = nil
        #expect(isReleased())
    }
}

@MainActor
@Observable
private final class Weather {
    var temperature = 20
    var wind = 3
}

private final class WeatherViewController: ViewController {
    private(set) var boundTemperatures: [Int] = []

    private let weather: Weather
    private let label = Label(identifier: "temperature", label: "Temperature")

    init(weather: Weather) {
        self.weather = weather
        super.init(view: label)
    }

    override func updateProperties() {
        track {
            boundTemperatures.append(weather.temperature)
            label.text = "\(weather.temperature)"
        }
    }
}
