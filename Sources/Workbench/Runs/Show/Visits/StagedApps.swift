import Page
import Stage

/// The apps of a visit, side by side.
struct StagedApps: Sendable {
    private let apps: [StagedApp]

    /// `app` is a number that no other visit has at the players.
    init(of players: [Player], app: Int) {
        apps = players.enumerated().map { StagedApp(number: $0.offset, player: $0.element, app: app) }
    }

    var numbers: Range<Int> { apps.indices }

    /// Does the work with one app, or with all at the same time; tells of each when it has come to rest.
    func each(
        _ number: Int?,
        _ work: @escaping @Sendable (StagedApp) async -> Void,
        atRest: @escaping @Sendable (Int) async -> Void
    ) async {
        await withTaskGroup(of: Void.self) { group in
            for app in apps where number == nil || app.number == number {
                group.addTask {
                    await work(app)
                    await atRest(app.number)
                }
            }
        }
    }

    /// In the order of the apps.
    var phones: [StagePhone] {
        get async {
            var phones: [StagePhone] = []
            for app in apps { phones.append(await app.phone) }
            return phones
        }
    }

    /// The programs of these have gone.
    func close(_ numbers: [Int]) async {
        for number in numbers { await apps[number].close() }
    }

    /// Lets all go; what was done with them is kept.
    func release() async {
        for app in apps { await app.release() }
    }
}
