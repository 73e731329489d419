import Foundation

/// A path as the relative address (RFC 3986) that leads to it.
package enum RelativeAddress {
    private static let plain = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/+"
    )

    /// Letters, digits, and what means nothing in an address stay; every other byte becomes `%E2`.
    package static func text(for path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: plain) ?? path
    }
}
