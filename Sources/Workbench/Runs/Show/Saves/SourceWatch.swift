import Foundation
import Subject
import Support

/// Tells when sources of a subject are saved, come or go.
///
/// It looks again and again at when each file and folder was last written. Notifications of the system would save these
/// looks, but they differ between systems, and network disks send none.
struct SourceWatch {
    private var subject: Subject
    /// The files and folders to look at.
    private var places: Set<String> = []
    private var stamps: [String: FileStamp] = [:]

    /// Between two looks.
    private static let pause: Duration = .milliseconds(50)

    /// A pause is at least so many times as long as a look.
    private static let looksPerPause = 20

    init(of subject: Subject) {
        self.subject = subject
        find()
        stamps = look()
    }

    /// Waits for a change, and gives the paths of all that has changed since, relative to the root.
    ///
    /// Throws when the task is cancelled.
    mutating func next() async throws -> Set<String> {
        let clock = ContinuousClock()
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
            if !changed.isEmpty { return changed }
            try await clock.sleep(for: max(Self.pause, (clock.now - start) * Self.looksPerPause))
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
        return places.reduce(into: [:]) { stamps, place in
            stamps[place] = FileStamp(ofFileAt: "\(root)/\(place)")
        }
    }
}
