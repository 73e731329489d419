import Foundation
import Workshop

enum WatchEvent: Hashable, Sendable {
    case save
    case key(Character)
}

/// What a watch waits for: files of a folder that are saved, and keys.
struct WatchEvents {
    private var saves: WorkSaves
    private let sender: AsyncStream<WatchEvent>.Continuation
    private var events: AsyncStream<WatchEvent>.Iterator

    init(in folder: URL, keys: AsyncStream<Character>?) {
        let (stream, sender) = AsyncStream.makeStream(of: WatchEvent.self)
        (saves, self.sender, events) = (WorkSaves(in: folder), sender, stream.makeAsyncIterator())
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
    /// Files are looked at only meanwhile: what a check writes is no save.
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
}
