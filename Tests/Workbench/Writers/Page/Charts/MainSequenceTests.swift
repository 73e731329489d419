import Testing

@testable import Page
@testable import Report

struct MainSequenceTests {
    @Test("Instability goes to the right and abstractness up; roles at one place share a point and a label")
    func points() {
        let roles = [role("View", 0.5, 0.5), role("Router", 0.5, 0.5), role("App", 1, 0)]
        let plot = MainSequence(declared: roles, resolved: roles)
        // The square is 190 wide, from (34, 14) on.
        #expect(plot.points.map(\.x) == [129, 224])
        #expect(plot.points.map(\.y) == [109, 204])
        #expect(plot.labels.map(\.text) == ["View, Router", "App"])
    }

    @Test("A role that is elsewhere as resolved has a second point, with a line from the first")
    func moved() {
        let plot = MainSequence(declared: [role("View", 0.5, 0.5)], resolved: [role("View", 0.25, 0.5)])
        #expect(plot.points.map(\.kind) == ["resolved", "declared"])
        #expect(plot.points.first?.trace == "M129 109L82 109")
    }

    @Test("A role without both figures has no point")
    func undefined() {
        let roles = [role("Entity", nil, 0), role("App", 1, nil)]
        #expect(MainSequence(declared: roles, resolved: roles).points.isEmpty)
    }

    @Test("Labels of points side by side stand on different sides")
    func labels() {
        let roles = [role("View", 0.44, 0.5), role("Presenter", 0.57, 0.5)]
        #expect(MainSequence(declared: roles, resolved: roles).labels.map(\.anchor) == ["before", nil])
    }

    @Test("A label gives way to the name of a zone")
    func zones() {
        // In the zone of pain, at I = 0.25 and A = 0: above its point would be on the name, so it is higher.
        let roles = [role("Entity", 0.25, 0)]
        let plot = MainSequence(declared: roles, resolved: roles)
        #expect(plot.labels.map(\.y) == [204 - 10 - 15])
        #expect(plot.labels.map(\.text) == ["Entity"])
    }

    private func role(_ name: String, _ instability: Double?, _ abstractness: Double?) -> GroupMartin {
        GroupMartin(
            name: name,
            nodes: 0,
            protocols: 0,
            afferent: 0,
            efferent: 0,
            instability: Figure(instability),
            abstractness: Figure(abstractness),
            distance: Figure(nil)
        )
    }
}
