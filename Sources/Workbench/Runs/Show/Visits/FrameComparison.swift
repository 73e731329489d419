import Page
import Report

/// Where the apps of a visit show different things, though they were told the same.
struct FrameComparison: Sendable {
    /// What each app shows that the others don't, by its number.
    typealias Differences = [Int: [FrameDifference]]

    private(set) var differences: Differences = [:]
    /// Of the scenario that is played, by step.
    private var played: [Int: Differences] = [:]
    /// The apps that something was done with alone, until they are opened anew.
    private var apart: Set<Int> = []

    /// The steps after which an app differed in another way than after the step before.
    ///
    /// A difference that stays is told once, not again at each step.
    var steps: Set<Int> {
        Set(
            played.filter { step, found in
                let before = played[step - 1, default: [:]]
                return found.contains { $0.value != before[$0.key] }
            }
            .keys
        )
    }

    /// Something is done with this app alone, or it has lost what was done with it.
    mutating func leaves(_ app: Int) {
        apart.insert(app)
        differences[app] = nil
    }

    /// All apps are opened anew, and a scenario is played again up to `step`; `nil` without one.
    mutating func begins(before step: Int?) {
        (apart, differences) = ([], [:])
        played = step.map { step in played.filter { $0.key < step } } ?? [:]
    }

    /// Compares the phones at rest but those that stopped in an earlier step, or did not go on outside of a scenario.
    ///
    /// Returns the numbers of those for which something else is to be told now.
    mutating func compare(_ phones: [StagePhone], at step: Int?) -> [Int] {
        for phone in phones where phone.wrongStep == nil && !phone.notice.isEmpty { leaves(phone.number) }
        let together = phones.filter { $0.wrongStep == nil || $0.wrongStep == step }
        let frames = together.compactMap { phone in phone.frame.map { (phone.number, $0) } }
        // Only a scenario knows what is right.
        let wrong = Set(step == nil ? [] : together.filter { $0.wrongStep != nil }.map(\.number))
        return compare(Dictionary(frames) { first, _ in first }, wrong: wrong, at: step)
    }

    /// Compares what the apps show at rest, by their numbers; returns those for which something else is to be told now.
    ///
    /// What was told of an app that is not among them stays.
    mutating func compare(_ frames: [Int: StagedFrame], wrong: Set<Int> = [], at step: Int?) -> [Int] {
        let together = frames.filter { !apart.contains($0.key) }.sorted { $0.key < $1.key }
        let wrong = Set(together.indices.filter { wrong.contains(together[$0].key) })
        let found = FrameDifference.all(among: together.map(\.value), wrong: wrong)
        // One that is gone again within the step was seen all the same.
        if let step, found.contains(where: { !$0.isEmpty }) {
            let all = Dictionary(uniqueKeysWithValues: zip(together.map(\.key), found))
            played[step] = all.filter { !$0.value.isEmpty }
        }
        return zip(together.map(\.key), found).compactMap { app, found in
            guard differences[app, default: []] != found else { return nil }
            differences[app] = found.isEmpty ? nil : found
            return app
        }
    }
}
