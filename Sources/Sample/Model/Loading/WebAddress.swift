import Foundation

/// A URL with a host under `http` or `https`: the only kind that is ever fetched.
struct WebAddress: Hashable {
    let url: URL

    /// Nothing for a URL of any other kind.
    init?(_ url: URL) {
        guard
            let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = url.host, !host.isEmpty
        else { return nil }
        self.url = url.absoluteURL
    }
}
