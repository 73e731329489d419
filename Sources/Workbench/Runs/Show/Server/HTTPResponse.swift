import Foundation

/// What the server answers, after which it closes the connection.
struct HTTPResponse: Sendable {
    enum Status: String, Hashable, Sendable {
        case ok = "200 OK"
        case done = "204 No Content"
        case seeOther = "303 See Other"
        case badRequest = "400 Bad Request"
        case forbidden = "403 Forbidden"
        case notFound = "404 Not Found"
        case methodNotAllowed = "405 Method Not Allowed"
        case conflict = "409 Conflict"
        case tooLarge = "413 Content Too Large"
        case misdirected = "421 Misdirected Request"
        case headersTooLarge = "431 Request Header Fields Too Large"
        case full = "503 Service Unavailable"
    }

    let status: Status
    var headers: [String: String] = [:]
    var body = Data()
    /// What follows the body as long as the client listens; `nil` if nothing does.
    var events: Events?

    struct Events: Sendable {
        let updates: AsyncStream<String>
        /// To be called when the client has gone.
        let ended: @Sendable () async -> Void
    }

    static func html(_ text: String, policy: String? = nil) -> HTTPResponse {
        var headers = ["Content-Type": "text/html; charset=utf-8"]
        headers["Content-Security-Policy"] = policy
        return HTTPResponse(status: .ok, headers: headers, body: Data(text.utf8))
    }

    /// A refusal says why, in a sentence.
    static func refusal(_ status: Status, _ reason: String) -> HTTPResponse {
        HTTPResponse(
            status: status,
            headers: ["Content-Type": "text/plain; charset=utf-8"],
            body: Data("\(reason)\n".utf8)
        )
    }

    /// What goes first over the connection; with events, all but these.
    var bytes: Data {
        var all = [
            "Cache-Control": "no-store",
            "Connection": "close",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
        ]
        if events == nil { all["Content-Length"] = "\(body.count)" }
        let lines = all.merging(headers) { $1 }.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
        return Data("HTTP/1.1 \(status.rawValue)\r\n\(lines.joined())\r\n".utf8) + body
    }
}
