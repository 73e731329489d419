/// Does one thing after the other, in the order in which they are asked for.
public actor Turns {
    private var last: Task<Void, Never>?

    public init() {}

    /// Does the work once all that was asked for earlier is over.
    public func take<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let before = last
        let turn = Task {
            await before?.value
            return try await work()
        }
        last = Task { _ = await turn.result }
        return try await turn.value
    }
}
