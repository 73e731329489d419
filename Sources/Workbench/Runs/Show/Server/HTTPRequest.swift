import Foundation

/// What a browser asks for.
struct HTTPRequest: Hashable, Sendable {
    /// Bytes of the lines before the body, 16 KiB: what web servers commonly take.
    static let headLimit = 16 * 1024
    /// Bytes of the body, 16 KiB: a wish has below 300.
    static let bodyLimit = 16 * 1024

    let method: String
    /// As it was sent, without its query: nothing is decoded, and no dots are resolved.
    let path: String
    /// What stands behind the question mark, by its names; a name that comes twice is none.
    let query: [String: String]
    /// By names in lower case, each value as it was sent.
    let headers: [String: [String]]
    var body = Data()
    /// The IP address that it came from.
    var sender = ""

    /// Reads the lines up to the empty one; `nil` if they are no request of HTTP/1.1.
    init?(head: Data) {
        guard let text = String(data: head, encoding: .utf8) else { return nil }
        let lines = text.components(separatedBy: "\r\n")
        // A line's end that is none for us might be one for others.
        guard lines.allSatisfy({ $0.unicodeScalars.allSatisfy { $0 == "\t" || $0 >= " " && $0 != "\u{7F}" } }) else {
            return nil
        }
        let words = lines[0].components(separatedBy: " ")
        guard words.count == 3, Self.isName(Substring(words[0])), words[1].hasPrefix("/"), words[2] == "HTTP/1.1" else {
            return nil
        }
        method = words[0]
        let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        path = target[0]
        query = Self.query(target.count > 1 ? target[1] : "")
        var headers: [String: [String]] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, Self.isName(parts[0]) else { return nil }
            headers[parts[0].lowercased(), default: []].append(parts[1].trimmingCharacters(in: .whitespaces))
        }
        self.headers = headers
    }

    /// The value of a header that stands once; `nil` if it does not.
    func header(_ name: String) -> String? {
        let values = headers[name] ?? []
        return values.count == 1 ? values[0] : nil
    }

    /// How many bytes follow; `nil` if that is not said, or in more than one way.
    var bodyLength: Int? {
        guard headers["transfer-encoding"] == nil else { return nil }
        guard headers["content-length"] != nil else { return 0 }
        return header("content-length").flatMap { text in
            text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
        }
    }
}

extension HTTPRequest {
    private static func query(_ text: String) -> [String: String] {
        let pairs = text.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        return Dictionary(grouping: pairs.filter { $0.count == 2 }) { $0[0] }
            .compactMapValues { $0.count == 1 ? $0[0][1] : nil }
    }

    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }
}
