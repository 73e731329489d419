import FlyingSocks
import Foundation
import Workshop

/// A learner's part in a room: tells the room how far the learner is, and nothing else.
public struct RoomMember: Sendable {
    private let host: String
    private let port: UInt16
    private let token: String
    private let folder: URL
    private let name: String
    private let secret = Secret.random()

    /// Between two times that it tells.
    private static let pause: Duration = .seconds(3)
    /// For an answer to arrive.
    private static let patience: Duration = .seconds(5)

    /// `address` is the one for learners that `catwalk show --room` prints, `folder` the learner's.
    public init(at address: String, folder: URL, named name: String) throws(ShowError) {
        guard let url = URLComponents(string: address), url.scheme == "http", url.path == RoomRoutes.standing,
            let host = url.host, Self.isAddress(host), let port = url.port.flatMap(UInt16.init(exactly:)),
            let token = url.queryItems?.first(where: { $0.name == "token" })?.value,
            !token.isEmpty, token.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { throw .noRoom(address: address) }
        guard LearnerName(name) != nil, name.utf8.count <= Room.nameLimit else { throw .unclearName(name) }
        (self.host, self.port, self.token, self.folder, self.name) = (host, port, token, folder, name)
    }

    /// Tells until the task is cancelled; `changed` is called with what the room answers, at first and whenever that changes.
    public func run(changed: @Sendable (RoomAnswer) -> Void) async {
        var latest: RoomAnswer?
        while !Task.isCancelled {
            let now = Int(Date().timeIntervalSince1970)
            // Progress that can't be read just now is told by the watch itself.
            if let standing = try? Standing(of: folder, named: name, now: now) {
                let answer = await tell(standing)
                if answer != latest, !Task.isCancelled { changed(answer) }
                latest = answer
            }
            try? await Task.sleep(for: Self.pause)
        }
    }

    /// What the room answers.
    func tell(_ standing: Standing) async -> RoomAnswer {
        let message = RoomMessage(standing: standing, secret: secret)
        guard let body = try? JSONEncoder().encode(message) else { return .lost }
        let lines = [
            "POST \(RoomRoutes.standing) HTTP/1.1", "Host: \(host):\(port)", "Origin: http://\(host):\(port)",
            "Cookie: \(StageGate.cookie(for: "\(port)"))=\(token)", "Content-Type: application/json",
            "Content-Length: \(body.count)", "", "",
        ]
        let request = Data(lines.joined(separator: "\r\n").utf8) + body
        let answer = await within(Self.patience) { [host, port] in
            let socket = try await AsyncSocket.connected(to: .inet(ip4: host, port: port))
            defer { try? socket.close() }
            try await socket.write(request)
            return try await socket.read(atMost: 1024)
        }
        let line = String(decoding: answer ?? [], as: UTF8.self).prefix { $0 != "\r\n" }
        return RoomAnswer(HTTPResponse.Status(rawValue: String(line.dropFirst("HTTP/1.1 ".count))))
    }

    private static func isAddress(_ host: String) -> Bool {
        var address = in_addr()
        return inet_pton(AF_INET, host, &address) == 1
    }
}
