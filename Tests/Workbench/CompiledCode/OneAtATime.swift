/// Lets work through one piece after the other, so that compilers leave room for the tests that mind the time.
actor OneAtATime {
    private var last: Task<Void, Never>?

    func run(_ work: @escaping @Sendable () async throws -> Void) async throws {
        let previous = last
        let task = Task {
            await previous?.value
            try await work()
        }
        last = Task { _ = await task.result }
        try await task.value
    }
}
