import Foundation

/// A picture of the app, as a file that a browser shows.
public struct Picture: Hashable, Sendable {
    private let mediaType: String
    private let data: Data

    /// `nil` if the bytes are neither SVG, PNG, JPEG, WebP nor GIF, whatever the file is called.
    public init?(_ data: Data) {
        guard let mediaType = Self.mediaType(of: data) else { return nil }
        self.mediaType = mediaType
        self.data = data
    }

    /// The whole of it as an address, which a page without requests can show.
    public var address: String {
        // Text stays text, which is shorter, and is compressed better.
        let text = mediaType == Self.svg ? String(data: data, encoding: .utf8) : nil
        let encoded = text?.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed.union([" "]))
        return encoded.map { "data:\(mediaType),\($0)" } ?? "data:\(mediaType);base64,\(data.base64EncodedString())"
    }
}

extension Picture {
    private static let svg = "image/svg+xml"

    /// By the signatures that the formats begin with; an SVG is a text with its root element.
    private static func mediaType(of data: Data) -> String? {
        let start = [UInt8](data.prefix(12))
        if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
        if start.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if start.starts(with: Array("GIF8".utf8)) { return "image/gif" }
        if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).elementsEqual(Array("WEBP".utf8)) {
            return "image/webp"
        }
        return String(data: data, encoding: .utf8)?.contains("<svg") == true ? svg : nil
    }
}
