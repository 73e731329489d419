import Foundation
import Subject
import Support

/// Tells when sources of a subject are saved, come or go.
///
/// It looks at when each file and folder was last written, once the system tells that something was, and from time to time:
/// network disks tell nothing.
struct SourceWatch {
    private var subject: Subject
    /// The files and folders to look at.
    private var places: Set<String> = []
    private var stamps: [String: FileStamp] = [:]
    private let notices = FolderNotices()
    private let wait: @Sendable (_ look: Duration, _ isWriting: Bool) async throws -> Void

    /// `waiting` takes the place of waiting for notices.
    init(of subject: Subject, waiting wait: (@Sendable (Duration, Bool) async throws -> Void)? = nil) {
        self.subject = subject
        self.wait = wait ?? { [notices] in try await notices.wait(after: $0, whileWriting: $1) }
        find()
        stamps = look()
    }

    /// Waits for a change, and gives the paths of all that has changed since, relative to the root.
    ///
    /// It tells them when a second look finds nothing new, because many editors empty a file before they write it.
    /// Throws when the task is cancelled.
    mutating func next() async throws -> Set<String> {
        let clock = ContinuousClock()
        var saved: Set<String> = []
        while true {
            let start = clock.now
            var now = look()
            // What comes or goes changes the folder that it is in.
            if now.contains(where: { $0.value.isFolder && $0.value != stamps[$0.key] }) || now.count < stamps.count {
                find()
                now = look()
            }
            let paths = Set(now.keys).union(stamps.keys)
            let changed = paths.filter { now[$0] != stamps[$0] && (now[$0] ?? stamps[$0])?.isFolder == false }
            stamps = now
            if changed.isEmpty, !saved.isEmpty { return saved }
            saved.formUnion(changed)
            try await wait(clock.now - start, !saved.isEmpty)
        }
    }
}

extension SourceWatch {
    /// Goes on with other modules, if the configuration names others now.
    mutating func follow(_ subject: Subject) {
        guard subject != self.subject else { return }
        self.subject = subject
        find()
    }

    /// If a module can't be read, only its folder is looked at.
    private mutating func find() {
        let found = subject.modules.flatMap { module in (try? subject.places(of: module)) ?? [module.path] }
        places = Set(found).union([Subject.configurationName])
    }

    /// The stamps of all places that exist.
    private func look() -> [String: FileStamp] {
        let stamps = stamped()
        let folders = stamps.filter(\.value.isFolder).keys
        let isNew = notices.follow(
            folders: Set(folders.map(path) + [subject.root.path]),
            files: Set(Set(stamps.keys).subtracting(folders).map(path))
        )
        // What was saved before it was followed is told by nobody.
        return isNew ? stamped() : stamps
    }

    private func stamped() -> [String: FileStamp] {
        places.reduce(into: [:]) { stamps, place in stamps[place] = FileStamp(ofFileAt: path(of: place)) }
    }

    private func path(of place: String) -> String { "\(subject.root.path)/\(place)" }
}
