import FlyingSocks
import Foundation

/// A web server for few clients, on one address of this machine.
struct LocalServer: Sendable {
    /// Connections at one time, of those who are known and of strangers: each page holds one, and its wishes come one by one.
    static let connectionLimit = 256

    /// The port that it listens on.
    let port: UInt16

    private let socket: Socket

    /// Listens on the port, or on a free one for 0.
    init(host: String, port: UInt16) throws(ShowError) {
        var address = in_addr()
        guard inet_pton(AF_INET, host, &address) == 1 else {
            throw .cannotListen(host: host, port: port, reason: "it is no IPv4 address")
        }
        do {
            (socket, self.port) = try Self.listening(on: port, of: host)
        } catch SocketError.failed(_, EADDRINUSE, _) {
            if port == 0 { throw .noPort(host: host) }
            let free = try? Self.listening(on: 0, of: host)
            try? free?.socket.close()
            throw .portTaken(port, free: free?.port)
        } catch {
            throw .cannotListen(host: host, port: port, reason: error.localizedDescription)
        }
    }

    private static func listening(on port: UInt16, of host: String) throws -> (socket: Socket, port: UInt16) {
        let socket = try Socket(domain: Int32(AF_INET))
        do {
            try socket.setValue(true, for: .localAddressReuse)
            #if canImport(Darwin)
                try socket.setValue(true, for: .noSIGPIPE)
            #endif
            try socket.bind(to: .inet(ip4: host, port: port))
            try socket.listen()
            guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
            return (socket, port)
        } catch {
            try? socket.close()
            throw error
        }
    }

    /// Serves whoever connects, until the task is cancelled; places are kept for those whose request makes them known.
    ///
    /// `time` is what a request may take to arrive, and a part of an answer to leave.
    func run(
        limit: Int = Self.connectionLimit,
        time: Duration = .seconds(10),
        isKnown: @escaping @Sendable (HTTPRequest) -> Bool,
        answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
    ) async throws {
        defer { try? socket.close() }
        let pool: some AsyncSocketPool = .make()
        try await pool.prepare()
        let listener = try AsyncSocket(socket: socket, pool: pool)
        async let events: Void? = try? pool.run()
        let places = ConnectionPlaces(limit: limit)
        await withTaskGroup(of: Void.self) { group in
            var served = 0
            while !Task.isCancelled {
                do {
                    let socket = try await listener.accept()
                    // Some are on their way out.
                    if served == 2 * limit + Self.spare { await group.next() } else { served += 1 }
                    let number = await places.enter(socket.socket)
                    group.addTask {
                        let connection = ServedConnection(socket: socket, time: time) { request in
                            if isKnown(request), await !places.recognise(number) { return Self.full }
                            return await answer(request)
                        }
                        await connection.serve()
                        await places.leave(number)
                        try? socket.close()
                    }
                } catch {
                    // One who has gone already, or a system without room for more just now.
                    try? await Task.sleep(for: .milliseconds(10))
                }
            }
            group.cancelAll()
        }
        await events
    }
}

extension LocalServer {
    private static let spare = 64

    private static let full = HTTPResponse.refusal(.full, "Too many pages are open. Close one, and try again.")
}
