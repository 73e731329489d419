import Foundation

/// Wakes whoever waits as soon as the system tells that one of some files and folders was saved, or came or went.
///
/// It may wake for nothing, and a network disk may tell nothing. So whoever waits looks for themselves, and again after a
/// while. Only one task may wait at a time.
///
/// Unchecked: what changes is touched on the queue, and nowhere else.
public final class FolderNotices: @unchecked Sendable {
    private struct Waiting: Sendable {
        var waiter: CheckedContinuation<Void, Never>?
        var hasNews = false
    }

    private let waiting = Locked(Waiting())
    private let queue = DispatchQueue(label: "catwalk.notices")
    #if os(Linux)
        private let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        private var source: (any DispatchSourceRead)?
    #else
        private var sources: [String: any DispatchSourceFileSystemObject] = [:]
        /// Half of the files that the process may have open, of which it asks for 4096; the rest is for tools and connections.
        ///
        /// What is beyond it is looked at five times a second.
        private static let limit: Int = {
            var limit = rlimit()
            guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return 100 }
            var more = limit
            more.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 4096))
            if setrlimit(RLIMIT_NOFILE, &more) == 0 { limit = more }
            return Int(min(limit.rlim_cur, 8192)) / 2
        }()
    #endif
    private var isTold = false
    private var followed: Set<String> = []

    public init() {
        #if os(Linux)
            guard descriptor >= 0 else { return }
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            source.setEventHandler { [weak self] in self?.take() }
            source.setCancelHandler { [descriptor] in close(descriptor) }
            source.resume()
            self.source = source
        #endif
    }

    deinit {
        #if os(Linux)
            source?.cancel()
        #else
            for source in sources.values { source.cancel() }
        #endif
    }

    /// From now on tells of these, each by its path, and returns whether some are new.
    ///
    /// On Linux it goes on telling of earlier ones as well.
    @discardableResult
    public func follow(folders: Set<String>, files: Set<String>) -> Bool {
        queue.sync {
            isTold = told(of: folders, files)
            defer { followed = folders.union(files) }
            return !folders.union(files).isSubset(of: followed)
        }
    }

    /// How long to wait at most until the next look.
    public var pause: Duration { queue.sync { isTold } ? .seconds(1) : .milliseconds(200) }

    /// Waits until it is time for a look, of which the last one took so long: a moment while something is being written,
    /// and else for news.
    public func wait(after look: Duration, whileWriting isWriting: Bool) async throws {
        if isWriting { return try await Task.sleep(for: .milliseconds(10)) }
        // Notices come in bursts: a log that grows would keep a core busy with looking.
        try await Task.sleep(for: look * Self.looksPerPause)
        try await wait(atMost: pause)
    }

    /// A pause is at least so many times as long as a look.
    private static let looksPerPause = 20

    /// Waits for news, or so long; throws when the task is cancelled.
    public func wait(atMost time: Duration) async throws {
        let timer = Task {
            try await Task.sleep(for: time)
            wake()
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                let goesOn = waiting.withValue { waiting in
                    if waiting.hasNews { return true }
                    precondition(waiting.waiter == nil, "Only one task may wait at a time.")
                    waiting.waiter = waiter
                    return false
                }
                if goesOn { waiter.resume() }
            }
        } onCancel: {
            wake()
        }
        timer.cancel()
        waiting.withValue { $0.hasNews = false }
        try Task.checkCancellation()
    }

    private func wake() {
        let waiter = waiting.withValue { waiting in
            defer { waiting.waiter = nil }
            waiting.hasNews = true
            return waiting.waiter
        }
        waiter?.resume()
    }
}

#if os(Linux)
    extension FolderNotices {
        /// What is in a folder is told with it.
        private func told(of folders: Set<String>, _ files: Set<String>) -> Bool {
            let events = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
            // All are tried: one that has just gone must not keep the others from being followed.
            return folders.filter { inotify_add_watch(descriptor, $0, events) < 0 }.isEmpty
        }

        private func take() {
            var news = [UInt8](repeating: 0, count: 4096)
            while read(descriptor, &news, news.count) > 0 {}
            wake()
        }
    }
#else
    extension FolderNotices {
        private func told(of folders: Set<String>, _ files: Set<String>) -> Bool {
            let places = folders.union(files)
            for (place, source) in sources where !places.contains(place) {
                source.cancel()
                sources[place] = nil
            }
            for place in folders.sorted() + files.sorted() where sources[place] == nil && sources.count < Self.limit {
                sources[place] = source(of: place)
            }
            return places.allSatisfy { sources[$0] != nil }
        }

        private func source(of place: String) -> (any DispatchSourceFileSystemObject)? {
            let descriptor = open(place, O_EVTONLY | O_CLOEXEC)
            guard descriptor >= 0 else { return nil }
            let source = DispatchSource.makeFileSystemObjectSource(
                fileDescriptor: descriptor,
                eventMask: [.write, .extend, .delete, .rename],
                queue: queue
            )
            source.setEventHandler { [weak self] in self?.hear(of: place) }
            source.setCancelHandler { close(descriptor) }
            source.resume()
            return source
        }

        private func hear(of place: String) {
            // What was replaced is another file, which is opened at the next look.
            if let source = sources[place], !source.data.isDisjoint(with: [.delete, .rename]) {
                source.cancel()
                sources[place] = nil
            }
            wake()
        }
    }
#endif
