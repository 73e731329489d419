import Foundation
import Page
import Report
import Stage
import Support

/// All visits, each with apps of its own.
actor Visits {
    private let players: [Player]
    private let repertoire: Repertoire
    private(set) var page: StagePage
    /// What the latest save has changed; `nil` as long as nothing was saved.
    private var save: StageSave?
    /// What is learned beside the stage; `nil` if nothing is.
    private var exercise: StagedExercise?
    private var visits: [String: Visit] = [:]
    /// The visits by their last use, the oldest first.
    private var used: [String] = []
    private var nextApp = 1
    /// Two pages that come at once must not both find the last place, or make the same visit twice.
    private let turns = Turns()

    /// So many visits are remembered; the one that was not used for longest is forgotten if nobody watches it.
    static let visitLimit = 100

    /// After a page has gone, its apps are let go, unless it comes back.
    private static let grace: Duration = .seconds(5)

    init(of players: [Player], playing repertoire: Repertoire, on page: StagePage) {
        self.players = players
        self.repertoire = repertoire
        self.page = page
    }

    /// The visit of that name; `nil` if there are too many, or it is no name.
    func visit(_ name: String) async -> Visit? {
        try? await turns.take { await self.visitNow(name) }
    }

    /// Lets the apps of a visit go if nobody comes back to it for a while.
    func left(_ visit: Visit) {
        Task {
            try? await Task.sleep(for: Self.grace)
            if await !visit.isWatched { await visit.release() }
        }
    }

    /// Tells all pages what a save has changed.
    func show(_ save: StageSave) async {
        self.save = save
        for visit in visits.values { await visit.show(save, on: page) }
    }

    /// Tells all pages what is learned, and how far that is.
    func show(_ exercise: StagedExercise) async {
        self.exercise = exercise
        for visit in visits.values { await visit.show(exercise) }
    }

    /// Pages lead to these sources as well, and draw the parts of architectures as they are now.
    func take(_ files: [String], _ patterns: [DeclaredPattern]) {
        page.add(files)
        page.draw(patterns)
    }

    /// Plays again on the phones whose programs are others now.
    func renew(_ phones: [Int]) async {
        await withTaskGroup(of: Void.self) { group in
            for visit in visits.values { group.addTask { await visit.renew(phones) } }
        }
    }

    func close() async {
        for player in players { await player.stop() }
    }
}

extension Visits {
    private func visitNow(_ name: String) async -> Visit? {
        guard (1...64).contains(name.utf8.count) else { return nil }
        used.removeAll { $0 == name }
        if visits[name] == nil {
            guard await hasRoom() else { return nil }
            let drawing = VisitDrawing(page: page, save: save, exercise: exercise)
            visits[name] = Visit(of: players, playing: repertoire, drawn: drawing, app: nextApp)
            nextApp += 1
        }
        used.append(name)
        return visits[name]
    }

    private func hasRoom() async -> Bool {
        guard visits.count >= Self.visitLimit else { return true }
        for name in used {
            guard let visit = visits[name], await !visit.isWatched else { continue }
            // Its apps may take seconds to go, for which nobody has to wait.
            Task { await visit.release() }
            visits[name] = nil
            used.removeAll { $0 == name }
            return true
        }
        return false
    }
}
