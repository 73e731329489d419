/// Lets work through one piece after the other, in the order in which it comes.
public actor OneAtATime {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    public init() {}

    public nonisolated func run(_ work: @Sendable () async throws -> Void) async throws {
        await enter()
        do {
            try await work()
        } catch {
            await leave()
            throw error
        }
        await leave()
    }
}

extension OneAtATime {
    private func enter() async {
        if isTaken {
            await withCheckedContinuation { waiting.append($0) }
        } else {
            isTaken = true
        }
    }

    private func leave() {
        if waiting.isEmpty {
            isTaken = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
