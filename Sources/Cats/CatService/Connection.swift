import FlyingSocks
import Foundation

/// One client's connection: takes a request, answers it, and is closed.
///
/// The limits hold before anything is done with what came: paths that are resolved before they are measured keep a
/// processor busy for seconds.
struct Connection: Sendable {
    let socket: AsyncSocket
    let routes: CatRoutes

    /// For all of it.
    let time: Duration

    /// Returns when the client has its answer, has gone, or has used up its time.
    func serve() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { try? await answer() }
            group.addTask { try? await Task.sleep(for: time) }
            await group.next()
            group.cancelAll()
        }
        try? socket.close()
    }
}

extension Connection {
    private static let lineEnd = Data("\r\n".utf8)
    private static let headEnd = Data("\r\n\r\n".utf8)

    private func answer() async throws {
        try await socket.write(response().bytes)
        shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
        // Bytes that nobody has read would turn the end of the connection into a reset, and the answer be lost.
        while true { _ = try await socket.read(atMost: RequestHead.limit) }
    }

    private func response() async throws -> Response {
        var received = Data()
        while true {
            received += try await socket.read(atMost: RequestHead.limit)
            let line = received.range(of: Connection.lineEnd)?.lowerBound ?? received.count
            if line > RequestHead.lineLimit {
                return .refusal(.uriTooLong, "The first line may have \(RequestHead.lineLimit) bytes.")
            }
            let end = received.range(of: Connection.headEnd)?.lowerBound ?? received.count
            if end > RequestHead.limit {
                return .refusal(.headersTooLarge, "The request's lines may have \(RequestHead.limit) bytes.")
            }
            if end < received.count { return try response(to: received[..<end]) }
        }
    }

    private func response(to head: Data) throws -> Response {
        guard let head = RequestHead(head) else { return .refusal(.badRequest, "This is no request of HTTP/1.") }
        return try routes.response(to: head)
    }
}
