import ScreenKit

/// What a scenario was played on, as the scenario left it; it stays open for as long as this is kept.
@MainActor
public struct OpenApp {
    let host: HeadlessHost
    let world: ScriptedWorld

    /// Lets the app go, and answers all that is still open.
    func close() async {
        host.letGo()
        await world.end()
    }
}
