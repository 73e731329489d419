/// The pages that a visit is shown on, and what each has not been told yet.
struct PageListeners {
    private var listeners: [Int: Listener] = [:]

    /// A part of the page that is sent whole when it has changed; in the order in which they are sent.
    enum Part: Hashable, Comparable {
        case saved
        case exercise
        case scene
        case phone(Int)
    }

    private struct Listener {
        var changes: Set<Part>
        let wake: AsyncStream<Void>.Continuation
    }

    /// How often a page without changes is written to, so that one that has gone is seen.
    private static let pulse: Duration = .seconds(5)

    var isEmpty: Bool { listeners.isEmpty }

    mutating func tell(_ parts: [Part]) {
        for number in listeners.keys {
            listeners[number]?.changes.formUnion(parts)
            listeners[number]?.wake.yield()
        }
    }

    /// Gives its number, and a wake for each time that there may be something to tell.
    ///
    /// A part that changes often while nobody reads wakes once.
    mutating func join(toHear parts: [Part]) -> (number: Int, wakes: AsyncStream<Void>) {
        let (wakes, wake) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let number = (listeners.keys.max() ?? 0) + 1
        let pulse = Task {
            while !Task.isCancelled {
                try? await Task.sleep(for: Self.pulse)
                wake.yield()
            }
        }
        wake.onTermination = { _ in pulse.cancel() }
        listeners[number] = Listener(changes: Set(parts), wake: wake)
        wake.yield()
        return (number, wakes)
    }

    mutating func leave(_ number: Int) {
        listeners[number]?.wake.finish()
        listeners[number] = nil
    }

    /// What has changed since this was asked last.
    mutating func takeChanges(of number: Int) -> [Part] {
        let changes = listeners[number]?.changes ?? []
        listeners[number]?.changes = []
        return changes.sorted()
    }
}
