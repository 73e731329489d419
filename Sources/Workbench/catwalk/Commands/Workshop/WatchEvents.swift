import Foundation
import Workshop

enum WatchEvent: Hashable, Sendable {
    case save
    case key(Character)
}

/// What a watch waits for: files of a folder that are saved, and keys.
struct WatchEvents {
    private let folder: URL
    private var saves: WorkSaves
    private let sender: AsyncStream<WatchEvent>.Continuation
    private var events: AsyncStream<WatchEvent>.Iterator

    init(in folder: URL, keys: AsyncStream<Character>?) {
        let (stream, sender) = AsyncStream.makeStream(of: WatchEvent.self)
        (self.folder, saves, self.sender, events) = (folder, WorkSaves(in: folder), sender, stream.makeAsyncIterator())
        guard let keys else { return }
        Task {
            for await key in keys {
                // As Ctrl-C does, so that checks end that are under way.
                if key == "q" { kill(getpid(), SIGINT) } else { sender.yield(.key(key)) }
            }
        }
    }

    /// Throws when the task is cancelled.
    ///
    /// What is saved between two calls is told by the second. What checks write is in `.build` and in the progress, which
    /// are not looked at.
    mutating func next() async throws -> WatchEvent {
        let saving = Task { [saves, sender] in
            var saves = saves
            try await saves.next()
            sender.yield(.save)
            return saves
        }
        let event = await events.next()
        saving.cancel()
        if let saves = try? await saving.value { self.saves = saves }
        guard let event else { throw CancellationError() }
        return event
    }

    /// From now on only what is saved later is told.
    mutating func forgetSaves() { saves = WorkSaves(in: folder) }
}
