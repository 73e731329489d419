/// Ends work that does not end by itself in time.
struct TimeLimit {
    private let limit: Duration

    init(_ limit: Duration) {
        self.limit = limit
    }

    /// `nil` if the limit ended the work.
    func run<Result: Sendable>(_ work: @escaping @Sendable () async throws -> Result) async throws -> Result? {
        try await withThrowingTaskGroup(of: Result?.self) { group in
            group.addTask { try await work() }
            group.addTask { [limit] in
                try await Task.sleep(for: limit)
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }
}
