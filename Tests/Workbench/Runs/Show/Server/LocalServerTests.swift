import FlyingSocks
import Foundation
import Testing

@testable import Show

@Suite(.timeLimit(.minutes(5)))
struct LocalServerTests {
    @Test("A request is answered, and the connection closed")
    func answered() async throws {
        try await withServer {
            .html("<p>\($0.path)", policy: "default-src 'none'")
        } body: { port in
            let answer = try await send("GET /hello?a=b HTTP/1.1\r\nHost: a\r\n\r\n", to: port)
            #expect(
                answer == """
                    HTTP/1.1 200 OK\r
                    Cache-Control: no-store\r
                    Connection: close\r
                    Content-Length: 9\r
                    Content-Security-Policy: default-src 'none'\r
                    Content-Type: text/html; charset=utf-8\r
                    Cross-Origin-Resource-Policy: same-origin\r
                    Referrer-Policy: no-referrer\r
                    X-Content-Type-Options: nosniff\r
                    \r
                    <p>/hello
                    """
            )
        }
    }

    @Test("It is told where a request comes from")
    func sender() async throws {
        try await withServer {
            .html($0.sender)
        } body: { port in
            let answer = try await send("GET / HTTP/1.1\r\n\r\n", to: port)
            #expect(answer.hasSuffix("\r\n\r\n127.0.0.1"))
        }
    }

    @Test("A body is taken as long as it says it is, in however many pieces it comes")
    func body() async throws {
        try await withServer {
            .html(String(decoding: $0.body, as: UTF8.self))
        } body: { port in
            for pieces in [
                ["POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\ncats"],
                ["POST / HTTP/1.1\r\nContent-Len", "gth: 4\r\n\r", "\nca", "ts"],
                ["POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\ncats and dogs"],
            ] {
                #expect(try await send(pieces, to: port).hasSuffix("\r\n\r\ncats"))
            }
            let long = String(repeating: "c", count: 16_384)
            let answer = try await send("POST / HTTP/1.1\r\nContent-Length: 16384\r\n\r\n\(long)", to: port)
            #expect(answer.hasSuffix("\r\n\r\n\(long)"))
        }
    }

    @Test("What is too long or malformed is refused before anybody is asked", arguments: Refusal.all)
    func refused(refusal: Refusal) async throws {
        try await withServer { _ in
            Issue.record("It was asked.")
            return HTTPResponse(status: .done)
        } body: { port in
            let answer = try await send(refusal.request, to: port)
            #expect(answer.hasPrefix("HTTP/1.1 \(refusal.status)\r\n"))
            #expect(answer.hasSuffix(".\n"))
        }
    }

    @Test("Connections that say nothing do not hold up others")
    func silent() async throws {
        try await withServer { _ in
            .html("cats")
        } body: { port in
            var silent: [AsyncSocket] = []
            for _ in 0..<100 { try await silent.append(connect(to: port)) }
            for _ in 0..<3 {
                #expect(try await send("GET / HTTP/1.1\r\n\r\n", to: port).hasSuffix("\r\n\r\ncats"))
            }
            for socket in silent { try socket.close() }
        }
    }

    @Test("Strangers don't take the places of those who are known, and these have so many as they have")
    func known() async throws {
        let (updates, update) = AsyncStream<String>.makeStream()
        try await withServer(limit: 3) { request in
            HTTPResponse(status: .ok, events: request.path == "/events" ? .init(updates: updates) {} : nil)
        } body: { port in
            var listeners: [AsyncSocket] = []
            for _ in 0..<3 {
                let socket = try await connect(to: port)
                try await socket.write(Data("GET /events HTTP/1.1\r\nKnown: yes\r\n\r\n".utf8))
                #expect(try await !socket.read(atMost: 4096).isEmpty)
                listeners.append(socket)
            }
            for _ in 0..<10 { #expect(try await send("GET / HTTP/1.1\r\n\r\n", to: port).hasPrefix("HTTP/1.1 200 ")) }
            let refused = try await send("GET / HTTP/1.1\r\nKnown: yes\r\n\r\n", to: port)
            #expect(refused.hasPrefix("HTTP/1.1 503 "))
            update.yield("data: 1\n\n")
            // One of them gets it; all are there.
            let heard = await withTaskGroup(of: [UInt8]?.self) { group in
                for socket in listeners { group.addTask { try? await socket.read(atMost: 4096) } }
                defer { group.cancelAll() }
                return await group.next() ?? nil
            }
            #expect(heard == Array("data: 1\n\n".utf8))
            try listeners[0].close()
            while try await send("GET / HTTP/1.1\r\nKnown: yes\r\n\r\n", to: port).hasPrefix("HTTP/1.1 503 ") {}
            for socket in listeners.dropFirst() { try socket.close() }
        }
    }

    @Test("Who listens gets what comes, as it comes, and the server learns that it has gone")
    func events() async throws {
        let (updates, update) = AsyncStream<String>.makeStream()
        let (ends, end) = AsyncStream<Void>.makeStream()
        let events = HTTPResponse.Events(updates: updates) { end.yield() }
        try await withServer { _ in
            HTTPResponse(status: .ok, events: events)
        } body: { port in
            let socket = try await connect(to: port)
            try await socket.write(Data("GET /events HTTP/1.1\r\n\r\n".utf8))
            var received = ""
            for text in ["data: 1\n\n", "data: 2\n\n"] {
                update.yield(text)
                while !received.hasSuffix(text) {
                    received += String(decoding: try await socket.read(atMost: 4096), as: UTF8.self)
                }
            }
            #expect(received.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(received.hasSuffix("\r\n\r\ndata: 1\n\ndata: 2\n\n"))
            #expect(!received.contains("Content-Length"))
            try socket.close()
            for await _ in ends { break }
        }
    }

    @Test("The work for an answer is cancelled when nobody waits for it any more")
    func givenUp() async throws {
        let (asked, ask) = AsyncStream<Void>.makeStream()
        let (ends, end) = AsyncStream<Void>.makeStream()
        try await withServer { _ in
            ask.yield()
            // Ends only when the task is cancelled.
            for await _ in AsyncStream<Void>.makeStream().stream {}
            end.yield()
            return .html("cats")
        } body: { port in
            let socket = try await connect(to: port)
            try await socket.write(Data("GET / HTTP/1.1\r\n\r\n".utf8))
            for await _ in asked { break }
            try socket.close()
            for await _ in ends { break }
        }
    }

    @Test("A port that another program listens on is named")
    func portTaken() async throws {
        try await withServer { _ in
            .html("cats")
        } body: { port in
            let error = #expect(throws: ShowError.self) { try LocalServer(host: "127.0.0.1", port: port) }
            guard case .portTaken(port, let free?) = error else {
                Issue.record("\(String(describing: error)) offers no other port")
                return
            }
            #expect(free != port)
            _ = try LocalServer(host: "127.0.0.1", port: free)
        }
    }

    @Test("A host that is no address is named", arguments: ["localhost", "", "127.0.0.1.", "::1", "256.0.0.1"])
    func noAddress(host: String) {
        #expect(throws: ShowError.cannotListen(host: host, port: 0, reason: "it is no IPv4 address")) {
            try LocalServer(host: host, port: 0)
        }
    }

    @Test("An address that is not this machine's is named")
    func noAddress() throws {
        // Of a network that is there for documentation, and nobody's.
        let error = try #require(throws: ShowError.self) { try LocalServer(host: "203.0.113.1", port: 0) }
        #expect("\(error)".hasPrefix("Nothing can listen on 203.0.113.1:0: "))
        #expect("\(error)".hasSuffix(" Give --host an IPv4 address of this machine."))
    }
}

extension LocalServerTests {
    @discardableResult
    private func withServer<Value>(
        port: UInt16 = 0,
        limit: Int = LocalServer.connectionLimit,
        answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse,
        body: (UInt16) async throws -> Value
    ) async throws -> Value {
        let server = try LocalServer(host: "127.0.0.1", port: port)
        let running = Task {
            // However busy the machine is, nobody is given up.
            try await server.run(
                limit: limit,
                time: .seconds(600),
                isKnown: { $0.header("known") == "yes" },
                answer: answer
            )
        }
        do {
            let value = try await body(server.port)
            running.cancel()
            try await running.value
            return value
        } catch {
            running.cancel()
            throw error
        }
    }

    private func connect(to port: UInt16) async throws -> AsyncSocket {
        try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port), timeout: 600)
    }

    private func send(_ request: String, to port: UInt16) async throws -> String { try await send([request], to: port) }

    /// Everything that the server says until it closes the connection.
    private func send(_ pieces: [String], to port: UInt16) async throws -> String {
        let socket = try await connect(to: port)
        defer { try? socket.close() }
        for piece in pieces { try await socket.write(Data(piece.utf8)) }
        var answer = Data()
        while let piece = try? await socket.read(atMost: 4096) { answer += piece }
        return String(decoding: answer, as: UTF8.self)
    }

    /// It has a name, because a test run prints its arguments.
    struct Refusal: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let request: String
        let status: String

        private static let filler = String(repeating: "a", count: 20_000)

        static let all = [
            Refusal(
                testDescription: "a long path",
                request: "GET /\(filler) HTTP/1.1\r\n\r\n",
                status: "431 Request Header Fields Too Large"
            ),
            Refusal(
                testDescription: "a long header",
                request: "GET / HTTP/1.1\r\nA: \(filler)\r\n\r\n",
                status: "431 Request Header Fields Too Large"
            ),
            Refusal(
                testDescription: "a head without an end",
                request: filler,
                status: "431 Request Header Fields Too Large"
            ),
            Refusal(
                testDescription: "a body of a byte too many, which is not sent",
                request: "POST / HTTP/1.1\r\nContent-Length: 16385\r\n\r\n",
                status: "413 Content Too Large"
            ),
            Refusal(
                testDescription: "a long body",
                request: "POST / HTTP/1.1\r\nContent-Length: 20000\r\n\r\n\(filler)",
                status: "413 Content Too Large"
            ),
            Refusal(testDescription: "no request", request: "meow\r\n\r\n", status: "400 Bad Request"),
            Refusal(
                testDescription: "another version",
                request: "GET / HTTP/1.0\r\n\r\n",
                status: "400 Bad Request"
            ),
            Refusal(
                testDescription: "a body in chunks",
                request: "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                status: "400 Bad Request"
            ),
            Refusal(
                testDescription: "two lengths",
                request: "POST / HTTP/1.1\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\ncats!",
                status: "400 Bad Request"
            ),
        ]
    }
}
