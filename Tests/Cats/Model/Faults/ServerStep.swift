import Foundation

/// What a scripted server does next on a connection, once it has the request.
enum ServerStep: Sendable {
    case send(Data)
    /// Sends the same bytes many times over.
    case flood(Data, times: Int)
    /// Sends 1 byte a second.
    case drip(Data)
    case pause(seconds: Double)
    /// Says nothing more until the client has gone.
    case stall
    /// Breaks the connection off, and all steps after it.
    case reset

    static func send(_ text: String) -> ServerStep {
        .send(Data(text.utf8))
    }
}

extension [ServerStep] {
    /// A whole answer with status 200 and a true length.
    static func body(_ body: Data, type: String = "image/png") -> [ServerStep] {
        [.head(type: type, length: body.count), .send(body)]
    }

    /// The service's answer, pointing to a photo.
    static func cat(at photo: String) -> [ServerStep] {
        .body(Data("{\"file\": \"\(photo)\"}".utf8), type: "application/json")
    }

    /// An answer of the service as it stands.
    static func json(_ text: String) -> [ServerStep] {
        .body(Data(text.utf8), type: "application/json")
    }

    static func status(_ status: Int, headers: String = "") -> [ServerStep] {
        [.send("HTTP/1.1 \(status) Whatever\r\nContent-Length: 0\r\nConnection: close\r\n\(headers)\r\n")]
    }

    static func redirect(to location: String) -> [ServerStep] {
        .status(302, headers: "Location: \(location)\r\n")
    }
}

extension ServerStep {
    /// The head of an answer with status 200; without a length, the body ends with the connection.
    static func head(type: String = "image/png", length: Int? = nil, headers: String = "") -> ServerStep {
        let length = length.map { "Content-Length: \($0)\r\n" } ?? ""
        return .send("HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nConnection: close\r\n\(length)\(headers)\r\n")
    }
}
