import Foundation

/// A picture of the app, as a file that a browser shows.
public struct Picture: Hashable, Sendable {
    /// The media types, by the ending of a file's name.
    static let kinds = [
        "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png", "svg": "image/svg+xml", "webp": "image/webp",
    ]

    /// A media type.
    let kind: String
    let data: Data

    /// The whole of it as an address, which a page without requests can show.
    public var address: String {
        // Text stays text, which is shorter, and is compressed better.
        let text = kind == "image/svg+xml" ? String(data: data, encoding: .utf8) : nil
        let encoded = text?.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed.union([" "]))
        return encoded.map { "data:\(kind),\($0)" } ?? "data:\(kind);base64,\(data.base64EncodedString())"
    }
}
