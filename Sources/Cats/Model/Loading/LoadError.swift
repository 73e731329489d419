import Foundation
import Transport

/// Why no photo of a cat could be loaded.
public enum LoadError: Error, Hashable, Codable, Sendable {
    /// The service could not be reached, or its answer did not come whole or in time.
    case network
    /// The service answered with an HTTP status other than 200.
    case server(status: Int)
    /// What came is not a cat, or not a photo.
    case format
    /// What came, or would come, passes a limit in bytes or pixels.
    case tooLarge
    /// This provider is already carrying a request.
    case busy
    /// The task that waited for the answer was cancelled.
    case cancelled
}

extension LoadError {
    init(_ error: TransferError) {
        self =
            switch error {
            case .network: .network
            case .server(let status): .server(status: status)
            case .format: .format
            case .tooLarge: .tooLarge
            case .cancelled: .cancelled
            }
    }
}

extension LoadError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .network: "Can't reach the cat service."
        case .server(let status): "The cat service answered with status \(status)."
        case .format: "The cat service sent something that is not a cat photo."
        case .tooLarge: "That cat is too large to show."
        case .busy: "A cat is already on its way."
        case .cancelled: "Cancelled"
        }
    }
}
