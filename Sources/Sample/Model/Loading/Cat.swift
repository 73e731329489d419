import Foundation

/// A cat the service has found, whose photo has yet to be fetched.
public struct Cat: Hashable, Sendable {
    /// Where its photo is, fit to be shown: without a user's name and password.
    public let photoURL: URL

    public let foundAt: Date

    /// Where its photo is fetched, with all that takes.
    let source: URL

    public init(photoURL: URL, foundAt: Date) {
        self.photoURL = photoURL.withoutCredentials
        self.foundAt = foundAt
        source = photoURL
    }
}

extension URL {
    fileprivate var withoutCredentials: URL {
        guard
            var parts = URLComponents(url: self, resolvingAgainstBaseURL: true),
            parts.user != nil || parts.password != nil
        else { return self }
        parts.user = nil
        parts.password = nil
        // What can't be told apart is not shown at all.
        return parts.url ?? URL(filePath: "/")
    }
}
