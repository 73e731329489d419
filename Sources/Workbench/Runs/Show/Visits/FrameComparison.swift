import Page
import Report

/// Where the apps of a visit show different things, though they were told the same.
struct FrameComparison: Sendable {
    /// Of each app that shows something else than most; the others have none.
    private(set) var differences: [Int: [FrameDifference]] = [:]
    /// The steps of the scenario that is played behind which not all showed the same.
    private(set) var steps: Set<Int> = []
    /// The apps that something was done with alone, until they are opened anew.
    private var apart: Set<Int> = []

    /// Something is done with this app alone, or it has lost what was done with it.
    mutating func leaves(_ app: Int) {
        apart.insert(app)
        differences[app] = nil
    }

    /// All apps are opened anew, and a scenario is played again up to `step`; `nil` without one.
    mutating func begins(before step: Int?) {
        (apart, differences) = ([], [:])
        steps = step.map { step in steps.filter { $0 < step } } ?? []
    }

    /// Compares the phones at rest but those that stopped in an earlier step, or did not go on outside of a scenario.
    ///
    /// Returns the numbers of those for which something else is to be told now.
    mutating func compare(_ phones: [StagePhone], at step: Int?) -> [Int] {
        for phone in phones where phone.wrongStep == nil && !phone.notice.isEmpty { leaves(phone.number) }
        let together = phones.filter { $0.wrongStep == nil || $0.wrongStep == step }
        let frames = together.compactMap { phone in phone.frame.map { (phone.number, $0) } }
        return compare(Dictionary(frames) { first, _ in first }, at: step)
    }

    /// Compares what the apps show at rest, by their numbers; returns those for which something else is to be told now.
    ///
    /// What was told of an app that is not among them stays.
    mutating func compare(_ frames: [Int: StagedFrame], at step: Int?) -> [Int] {
        let together = frames.filter { !apart.contains($0.key) }.sorted { $0.key < $1.key }
        let found = FrameDifference.all(among: together.map(\.value))
        if let step, found.contains(where: { !$0.isEmpty }) { steps.insert(step) }
        return zip(together.map(\.key), found).compactMap { app, found in
            guard differences[app, default: []] != found else { return nil }
            differences[app] = found.isEmpty ? nil : found
            return app
        }
    }
}
