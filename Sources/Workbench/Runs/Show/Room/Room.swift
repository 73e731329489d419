import Foundation
import Page
import Workshop

/// Where the learners of a room stand, each as their own catwalk told it last.
actor Room {
    private var members: [Key: Member] = [:]

    /// Two learners may have one name.
    private struct Key: Hashable {
        let name: LearnerName
        let secret: String
    }

    private struct Member {
        let standing: Standing
        /// The IP address that it was told from.
        let sender: String
        let heard: ContinuousClock.Instant
    }

    /// What comes of a message.
    enum Outcome: Hashable, Sendable {
        case heard
        /// Heard as well, but somebody else has the same name.
        case shared
        case full
        /// The name can't be seen as it is.
        case unclear
        /// No learner's catwalk says such a thing.
        case implausible
    }

    /// Learners at most: a lecture hall.
    static let memberLimit = 500
    /// Bytes of a name, and of what an exercise and a check are called.
    static let nameLimit = 100
    /// A year, which nobody takes for an exercise.
    private static let secondsLimit = 366 * 24 * 60 * 60
    /// A learner's catwalk tells every few seconds; one that has told nothing for so long has ended, or lost the network.
    ///
    /// Then whoever comes with that name is taken for the same learner's next catwalk, and if the room is full anybody may
    /// take the place.
    private static let silence: Duration = .seconds(30)

    /// Notes what a learner's catwalk tells.
    func take(_ message: RoomMessage, from sender: String, at now: ContinuousClock.Instant = .now) -> Outcome {
        guard Self.isPlausible(message) else { return .implausible }
        let standing = message.standing
        guard let name = LearnerName(standing.name) else { return .unclear }
        let key = Key(name: name, secret: message.secret)
        let namesakes = members.filter { $0.key.name == name && $0.key != key }
        for (namesake, member) in namesakes where now - member.heard >= Self.silence { members[namesake] = nil }
        if members[key] == nil, members.count == Self.memberLimit {
            guard let leaving = whoLeaves(for: sender, at: now) else { return .full }
            members[leaving] = nil
        }
        members[key] = Member(standing: standing, sender: sender, heard: now)
        return namesakes.contains { members[$0.key] != nil } ? .shared : .heard
    }

    /// Who makes room for a newcomer.
    ///
    /// If the newcomer's address would still have fewer names than the one with most, it is somebody of that one. If not,
    /// it is somebody who is silent, of an address with as many names as the newcomer's. Of several, whoever was heard
    /// longest ago leaves.
    ///
    /// Otherwise a few computers that make up names could take all places. Nobody is pushed out by an address with more
    /// names than theirs.
    private func whoLeaves(for sender: String, at now: ContinuousClock.Instant) -> Key? {
        let counts = Dictionary(members.values.map { ($0.sender, 1) }, uniquingKeysWith: +)
        let own = counts[sender, default: 0]
        let most = counts.values.max() ?? 0
        let leaving = members.filter { _, member in
            let others = counts[member.sender, default: 0]
            if own + 1 < most { return others == most }
            return now - member.heard >= Self.silence && others >= own
        }
        return leaving.min { $0.value.heard < $1.value.heard }?.key
    }

    /// The learners who are stuck come first, the longest first; the others by name.
    func rows(at now: ContinuousClock.Instant = .now) -> [RoomRow] {
        let names = Dictionary(members.keys.map { ($0.name, 1) }, uniquingKeysWith: +)
        let rows = members.map { key, member in
            let silence = now - member.heard
            var standing = member.standing
            standing.seconds += Int(silence.components.seconds)
            return RoomRow(
                name: standing.name,
                exercise: standing.exercise,
                check: standing.stoppedBy,
                isPassed: standing.isPassed == true,
                hints: standing.hints ?? 0,
                passed: standing.passed,
                minutes: standing.minutes,
                isStuck: standing.isStuck,
                isSilent: silence >= Self.silence,
                sharesName: names[key.name, default: 0] > 1
            )
        }
        return rows.sorted(by: Self.comesFirst)
    }

    private static func comesFirst(_ left: RoomRow, _ right: RoomRow) -> Bool {
        if left.isStuck != right.isStuck { return left.isStuck }
        if left.isStuck, left.minutes != right.minutes { return left.minutes > right.minutes }
        // Table 2 comes before table 10.
        let order = left.name.compare(right.name, options: [.numeric, .caseInsensitive])
        // Two of one name keep their places.
        return order == .orderedSame ? left.exercise < right.exercise : order == .orderedAscending
    }

    private static func isPlausible(_ message: RoomMessage) -> Bool {
        let standing = message.standing
        let names = [message.secret, standing.name, standing.exercise] + (standing.stoppedBy.map { [$0] } ?? [])
        return names.allSatisfy { (1...nameLimit).contains($0.utf8.count) }
            && (0...secondsLimit).contains(standing.seconds)
            && (0...nameLimit).contains(standing.passed)
            && (0...Exercise.hints).contains(standing.hints ?? 0)
    }
}
