import Foundation
import Page
import Stage

/// All visits, each with apps of its own.
actor Theatre {
    private let players: [Player]
    private let repertoire: Repertoire
    private let page: StagePage
    private var visits: [String: Visit] = [:]
    /// The visits by their last use, the oldest first.
    private var used: [String] = []
    private var nextApp = 1

    /// So many visits are remembered; the one that was not used for longest is forgotten if nobody watches it.
    static let visitLimit = 100

    /// After a page has gone, its apps are let go, unless it comes back.
    private static let grace: Duration = .seconds(5)

    init(of players: [Player], playing repertoire: Repertoire, on page: StagePage) {
        self.players = players
        self.repertoire = repertoire
        self.page = page
    }

    /// The visit of that name; `nil` if the house is full, or it is no name.
    func visit(_ name: String) async -> Visit? {
        guard (1...64).contains(name.utf8.count) else { return nil }
        used.removeAll { $0 == name }
        if visits[name] == nil {
            guard await hasRoom() else { return nil }
            visits[name] = Visit(of: players, playing: repertoire, on: page, app: nextApp)
            nextApp += 1
        }
        used.append(name)
        return visits[name]
    }

    /// Lets the apps of a visit go if nobody comes back to it for a while.
    func left(_ visit: Visit) {
        Task {
            try? await Task.sleep(for: Self.grace)
            if await !visit.isWatched { await visit.release() }
        }
    }

    func close() async {
        for player in players { await player.stop() }
    }

    private func hasRoom() async -> Bool {
        guard visits.count >= Self.visitLimit else { return true }
        for name in used {
            guard let visit = visits[name], await !visit.isWatched else { continue }
            await visit.release()
            visits[name] = nil
            used.removeAll { $0 == name }
            return true
        }
        return false
    }
}
