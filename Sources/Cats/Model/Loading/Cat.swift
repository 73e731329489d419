import Foundation

/// A cat the service has found, whose photo has yet to be fetched.
public struct Cat: Hashable, Sendable {
    public let photoURL: URL
    public let foundAt: Date

    public init(photoURL: URL, foundAt: Date) {
        self.photoURL = photoURL
        self.foundAt = foundAt
    }
}
