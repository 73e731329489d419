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
    private let wait: @Sendable (Duration) async throws -> Void

    /// Between two looks while something is being written.
    private static let shortPause: Duration = .milliseconds(10)

    /// A pause is at least so many times as long as a look.
    private static let looksPerPause = 20

    /// `waiting` takes the place of waiting for notices.
    init(of subject: Subject, waiting wait: (@Sendable (Duration) async throws -> Void)? = nil) {
        self.subject = subject
        self.wait =
            wait ?? { [notices] in
                if $0 == Self.shortPause { try await Task.sleep(for: $0) } else { try await notices.wait(atMost: $0) }
            }
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
            let pause = max(notices.pause, (clock.now - start) * Self.looksPerPause)
            try await wait(saved.isEmpty ? pause : Self.shortPause)
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
        let root = subject.root.path
        func paths(_ stamps: [String: FileStamp], areFolders: Bool) -> Set<String> {
            Set(stamps.filter { $0.value.isFolder == areFolders }.map { "\(root)/\($0.key)" })
        }
        let stamps = places.reduce(into: [:]) { stamps, place in
            stamps[place] = FileStamp(ofFileAt: "\(root)/\(place)")
        }
        let files = paths(stamps, areFolders: false)
        notices.follow(folders: paths(stamps, areFolders: true).union([root]), files: files)
        return stamps
    }
}
