import Page
import Testing

@testable import Show
@testable import Stage

struct VisitsTests {
    private func visits() throws -> Visits {
        let repertoire = Repertoire(scenarios: [], weathers: ["fine"])
        let page = try StagePage(name: "Kiosk", patterns: [], scenarios: [], pictures: [:], files: [])
        return Visits(of: [], playing: repertoire, on: page)
    }

    @Test("Pages of one name that come at once are one visit")
    func same() async throws {
        let visits = try visits()
        let found = await withTaskGroup(of: ObjectIdentifier?.self) { group in
            for _ in 0..<50 { group.addTask { await visits.visit("a").map(ObjectIdentifier.init) } }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(found.count == 1)
        #expect(!found.contains(nil))
    }

    @Test("What is no name gets no visit", arguments: ["", String(repeating: "a", count: 65)])
    func noName(name: String) async throws {
        let visits = try visits()
        #expect(await visits.visit(name) == nil)
    }

    @Test("As long as pages show all that there may be, no more get one")
    func full() async throws {
        let visits = try visits()
        for number in 0..<Visits.visitLimit { _ = await visits.visit("\(number)")?.listen() }
        #expect(await visits.visit("one more") == nil)
        #expect(await visits.visit("0") != nil)
    }

    @Test("The visit that was not used for longest is forgotten, unless a page shows it")
    func forgotten() async throws {
        let visits = try visits()
        let watched = try #require(await visits.visit("watched"))
        _ = await watched.listen()
        let oldest = try #require(await visits.visit("oldest"))
        let second = try #require(await visits.visit("second"))
        for number in 3..<Visits.visitLimit { _ = await visits.visit("\(number)") }
        _ = await visits.visit("one more")
        #expect(await visits.visit("watched") === watched)
        #expect(await visits.visit("second") === second)
        #expect(await visits.visit("oldest") !== oldest)
    }
}
