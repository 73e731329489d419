import Foundation

/// What the service answers, after which it closes the connection.
struct Response: Hashable, Sendable {
    /// A status, and the phrase that goes with it.
    enum Status: String, Hashable, Sendable {
        case ok = "200 OK"
        case badRequest = "400 Bad Request"
        case notFound = "404 Not Found"
        case methodNotAllowed = "405 Method Not Allowed"
        case uriTooLong = "414 URI Too Long"
        case misdirectedRequest = "421 Misdirected Request"
        case headersTooLarge = "431 Request Header Fields Too Large"
    }

    let status: Status
    var headers: [String: String]
    var body: Data

    /// A refusal says why, in a sentence.
    static func refusal(_ status: Status, _ reason: String, headers: [String: String] = [:]) -> Response {
        Response(
            status: status,
            headers: headers.merging(["Content-Type": "text/plain; charset=utf-8"]) { $1 },
            body: Data("\(reason)\n".utf8)
        )
    }

    /// The response with the length of its body, and without the body.
    var withoutBody: Response {
        Response(status: status, headers: headers.merging(["Content-Length": "\(body.count)"]) { $1 }, body: Data())
    }

    /// As it goes over the connection.
    var bytes: Data {
        let own = ["Connection": "close", "Content-Length": "\(body.count)"].merging(headers) { $1 }
        let lines = own.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
        return Data("HTTP/1.1 \(status.rawValue)\r\n\(lines)\r\n".utf8) + body
    }
}
