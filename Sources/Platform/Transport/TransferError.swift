/// Why a transfer brought nothing.
public enum TransferError: Error, Hashable, Codable, Sendable {
    /// The address could not be reached, or its answer did not come whole or in time.
    case network
    /// The answer had an HTTP status other than 200.
    case server(status: Int)
    /// The answer is longer than it announced, or leads to what is never fetched.
    case format
    /// What came, or would come, passes the limit in bytes.
    case tooLarge
    /// The task that waited for the answer was cancelled.
    case cancelled
}
