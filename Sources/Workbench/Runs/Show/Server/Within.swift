/// What the work gives; `nil` if it fails or takes longer.
@discardableResult
func within<Value: Sendable>(
    _ time: Duration,
    _ work: @escaping @Sendable () async throws -> Value
) async -> Value? {
    await withTaskGroup(of: Value?.self) { group in
        group.addTask { try? await work() }
        group.addTask {
            try? await Task.sleep(for: time)
            return nil
        }
        defer { group.cancelAll() }
        return await group.next() ?? nil
    }
}
