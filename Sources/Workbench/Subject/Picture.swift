import Foundation

/// A picture of the app, as a file that a browser shows.
public struct Picture: Hashable, Sendable {
    /// The media types, by the ending of a file's name.
    static let mediaTypes = [
        "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png", "svg": "image/svg+xml", "webp": "image/webp",
    ]

    let mediaType: String
    let data: Data

    /// The whole of it as an address, which a page without requests can show.
    public var address: String {
        // Text stays text, which is shorter, and is compressed better.
        let text = mediaType == "image/svg+xml" ? String(data: data, encoding: .utf8) : nil
        let encoded = text?.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed.union([" "]))
        return encoded.map { "data:\(mediaType),\($0)" } ?? "data:\(mediaType);base64,\(data.base64EncodedString())"
    }
}
