import FlyingSocks
import Foundation

/// A web service for cat photos that needs no network: it serves the bundled cats, from memory, on 127.0.0.1 only.
///
/// A `GET` on its URL answers `{"file": "<URL of a photo>"}`, and a `GET` on that URL the photo. It runs until it is
/// stopped.
public final class CatService: Sendable {
    private static let address = "127.0.0.1"

    /// Connections that are served at one time, 64: the next ones wait, and no flood of them takes all descriptors.
    private static let connectionLimit = 64

    /// Where the service is asked for a cat.
    public let url: URL

    private let socket: Socket
    private let serving: Task<Void, Never>

    private init(url: URL, socket: Socket, serving: Task<Void, Never>) {
        self.url = url
        self.socket = socket
        self.serving = serving
    }

    /// Listens on `port`, or on a free one for 0, and then finds the cats that `next` says.
    ///
    /// A connection is cut after `time`: 10 s, where a client of this machine needs milliseconds.
    public static func start(
        port: UInt16 = 0,
        time: Duration = .seconds(10),
        next: @escaping @Sendable () -> BundledCat = BundledCat.random
    ) async throws(CatServiceError) -> CatService {
        let photos = try loadPhotos()
        do {
            let socket = try listen(on: port)
            guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
            let host = "\(address):\(port)"
            guard let url = URL(string: "http://\(host)/") else { throw SocketError.unsupportedAddress }
            let pool: some AsyncSocketPool = .make()
            let listener: AsyncSocket
            do {
                try await pool.prepare()
                listener = try AsyncSocket(socket: socket, pool: pool)
            } catch {
                try? socket.close()
                throw error
            }
            let routes = CatRoutes(host: host, photos: photos, next: next)
            let serving = Task {
                async let events: Void? = try? pool.run()
                await serve(on: listener) { Connection(socket: $0, routes: routes, time: time) }
                await events
            }
            return CatService(url: url, socket: socket, serving: serving)
        } catch SocketError.failed(_, EADDRINUSE, _) {
            throw .portTaken(port)
        } catch {
            throw .cannotListen(port: port, reason: error.localizedDescription)
        }
    }

    /// Stops listening, and cuts what is still being answered.
    public func stop() async {
        serving.cancel()
        await serving.value
        try? socket.close()
    }
}

extension CatService {
    private static func loadPhotos() throws(CatServiceError) -> [BundledCat: Data] {
        var photos: [BundledCat: Data] = [:]
        for cat in BundledCat.allCases {
            photos[cat] = try cat.photo()
        }
        return photos
    }

    private static func listen(on port: UInt16) throws -> Socket {
        let socket = try Socket(domain: Int32(AF_INET))
        do {
            try socket.setValue(true, for: .localAddressReuse)
            #if canImport(Darwin)
                try socket.setValue(true, for: .noSIGPIPE)
            #endif
            try socket.bind(to: .inet(ip4: address, port: port))
            try socket.listen()
            return socket
        } catch {
            try? socket.close()
            throw error
        }
    }

    /// Serves whoever connects, until its task is cancelled.
    private static func serve(
        on listener: AsyncSocket,
        with connection: @escaping @Sendable (AsyncSocket) -> Connection
    ) async {
        await withTaskGroup(of: Void.self) { group in
            var served = 0
            while !Task.isCancelled {
                do {
                    let socket = try await listener.accept()
                    if served == connectionLimit { await group.next() } else { served += 1 }
                    group.addTask { await connection(socket).serve() }
                } catch {
                    // One who has gone already, or a system without room for more just now.
                    try? await Task.sleep(for: .milliseconds(10))
                }
            }
        }
    }
}
