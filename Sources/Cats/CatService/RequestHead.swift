import Foundation

/// What a client asks for: the lines of its request up to the empty one.
struct RequestHead: Hashable, Sendable {
    /// Bytes of the first line, 2 KiB: ours are below 40, and the addresses of real services seldom reach this.
    static let lineLimit = 2 * 1024

    /// Bytes of all lines, 8 KiB: what web servers commonly take, and ten times what a browser sends.
    static let limit = 8 * 1024

    let method: String

    /// As it was sent, without its query: nothing is decoded, and no dots are resolved.
    let path: String

    /// The values of its `Host` headers, of which there should be one.
    let hosts: [String]

    /// Reads the lines; nothing if they are no request of HTTP/1.
    init?(_ bytes: some Collection<UInt8>) {
        let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].components(separatedBy: " ")
        guard words.count == 3, !words[0].isEmpty, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else {
            return nil
        }
        method = words[0]
        path = words[1].components(separatedBy: "?")[0]
        hosts = lines.dropFirst().compactMap(RequestHead.host)
    }
}

extension RequestHead {
    private static func host(in line: String) -> String? {
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "host" else { return nil }
        return parts[1].trimmingCharacters(in: .whitespaces)
    }
}
