import Foundation

/// A URL with a host under `http` or `https`: the only kind that is ever fetched.
public struct WebAddress: Hashable, Codable, Sendable {
    let url: URL

    /// What may be shown of it: the URL without a user's name and password.
    public let shownURL: URL

    /// Nothing for a URL of any other kind.
    public init?(_ url: URL) {
        guard
            var parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
            let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = url.host, !host.isEmpty
        else { return nil }
        // A scheme in capitals is the same scheme, which Foundation on Linux does not know.
        parts.scheme = scheme
        guard let address = parts.url else { return nil }
        parts.user = nil
        parts.password = nil
        guard let shown = parts.url else { return nil }
        self.url = address
        shownURL = shown
    }
}
