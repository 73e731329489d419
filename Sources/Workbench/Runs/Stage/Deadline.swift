/// How long something may take.
struct Deadline: Sendable {
    let time: Duration

    /// Gives the operation's result, or cancels it when the time is over and gives `nil`.
    func keep<Result: Sendable>(_ operation: @escaping @Sendable () async throws -> Result) async throws -> Result? {
        try await withThrowingTaskGroup(of: Result?.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await operation() }
            group.addTask { [time] in
                try await Task.sleep(for: time)
                return nil
            }
            return try await group.next() ?? nil
        }
    }
}
