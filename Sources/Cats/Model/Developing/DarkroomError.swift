import Foundation

/// Why a filter could not be applied to a photo.
public enum DarkroomError: Error, Hashable, Sendable {
    /// The edited photo would pass the darkroom's size limit.
    case tooLarge
    /// The task that waited for the photo was cancelled.
    case cancelled
}

extension DarkroomError: LocalizedError {
    public var errorDescription: String? { "That filter could not be applied." }
}
