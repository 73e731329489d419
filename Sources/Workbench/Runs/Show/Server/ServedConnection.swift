import FlyingSocks
import Foundation

/// One client's connection: takes a request and answers it.
///
/// The limits hold before anything is done with what came.
struct ServedConnection: Sendable {
    let socket: AsyncSocket
    /// For a request to arrive, and for a part of an answer to leave.
    let time: Duration
    let answer: @Sendable (HTTPRequest) async -> HTTPResponse

    /// Returns when the client has its answer, has gone, or has used up its time.
    func serve() async {
        if let request = await within(time, { try await received() }) {
            let response = await reply(to: request)
            let isWritten = await write(response.bytes)
            if isWritten, let events = response.events { await send(events.updates) }
            if isWritten, response.events == nil { await finish() }
            await response.events?.ended()
        }
    }
}

extension ServedConnection {
    private static let headEnd = Data("\r\n\r\n".utf8)

    /// What was asked, or why it can't be told.
    private enum Received {
        case request(HTTPRequest)
        case refused(HTTPResponse)
    }

    private func reply(to received: Received) async -> HTTPResponse {
        switch received {
        case .request(let request) where request.method == "GET": await answerWhileHeard(request)
        // What was posted is done, whether or not the client waits for it.
        case .request(let request): await answer(request)
        case .refused(let response): response
        }
    }

    /// The task of the answer is cancelled when the client has gone.
    private func answerWhileHeard(_ request: HTTPRequest) async -> HTTPResponse {
        let answering = Task { await answer(request) }
        return await withTaskGroup(of: Void.self) { group in
            group.addTask {
                // A client that waits says nothing more that matters.
                while (try? await socket.read(atMost: HTTPRequest.headLimit)) != nil {}
                answering.cancel()
            }
            let response = await answering.value
            group.cancelAll()
            return response
        }
    }

    private func received() async throws -> Received {
        var bytes = Data()
        while true {
            bytes += try await socket.read(atMost: HTTPRequest.headLimit)
            let end = bytes.range(of: Self.headEnd)
            if (end?.lowerBound ?? bytes.count) > HTTPRequest.headLimit {
                return .refused(.refusal(.headersTooLarge, "The lines may have \(HTTPRequest.headLimit) bytes."))
            }
            if let end {
                guard var request = HTTPRequest(head: bytes[..<end.lowerBound]), let length = request.bodyLength else {
                    return .refused(.refusal(.badRequest, "This is no request of HTTP/1.1."))
                }
                if length > HTTPRequest.bodyLimit {
                    return .refused(.refusal(.tooLarge, "The body may have \(HTTPRequest.bodyLimit) bytes."))
                }
                var body = Data(bytes[end.upperBound...])
                while body.count < length { body += try await socket.read(atMost: length - body.count) }
                request.body = body.prefix(length)
                if case .ip4(let address, _) = try socket.socket.remotePeer() { request.sender = address }
                return .request(request)
            }
        }
    }

    /// Sends what comes for as long as the client is there.
    private func send(_ updates: AsyncStream<String>) async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                for await update in updates {
                    guard await write(Data(update.utf8)) else { return }
                }
            }
            // A client that listens says nothing more; it ends, or is not one.
            group.addTask { _ = try? await socket.read(atMost: 1) }
            await group.next()
            group.cancelAll()
        }
    }

    /// Bytes that nobody has read would turn the end of the connection into a reset, and the answer be lost.
    private func finish() async {
        shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
        await within(time) {
            while true { _ = try await socket.read(atMost: HTTPRequest.headLimit) }
        }
    }

    private func write(_ data: Data) async -> Bool {
        await within(time) { try await socket.write(data) } != nil
    }
}
