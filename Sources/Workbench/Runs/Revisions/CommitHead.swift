import Foundation

/// What git tells of a commit without looking into its files.
struct CommitHead: Hashable, Sendable {
    let hash: String

    /// In universal time: `2026-11-21T11:42:15Z`.
    let date: String

    let title: String

    /// In the words of `git log`.
    static let format = "%H %ct %s"

    /// `nil` for what is not in that format.
    init?(_ line: some StringProtocol) {
        let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let seconds = TimeInterval(parts[1]) else { return nil }
        hash = String(parts[0])
        date = Date(timeIntervalSince1970: seconds).formatted(.iso8601)
        title = String(parts[2])
    }
}
