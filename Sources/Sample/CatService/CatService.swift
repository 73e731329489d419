import FlyingFox
import FlyingSocks
import Foundation

/// A web service for cat photos that needs no network: it serves the bundled cats, from memory, on 127.0.0.1 only.
///
/// A `GET` on its URL answers `{"file": "<URL of a photo>"}`, and a `GET` on that URL the photo. It runs until it is
/// stopped.
public final class CatService: Sendable {
    private static let address = "127.0.0.1"

    /// The longest wait, in seconds, for the system to let it listen: ample even on a machine that is very busy.
    private static let patience = 60.0

    /// Where the service is asked for a cat.
    public let url: URL

    private let server: HTTPServer

    private init(url: URL, server: HTTPServer) {
        self.url = url
        self.server = server
    }

    /// Listens on `port`, or on a free one for 0, and then finds the cats that `next` says.
    public static func start(
        port: UInt16 = 0,
        next: @escaping @Sendable () -> BundledCat = BundledCat.random
    ) async throws(CatServiceError) -> CatService {
        let photos = try loadPhotos()
        let (server, host) = try await listen(on: port)
        await server.appendRoute("*", to: CatRoutes(host: host, photos: photos, next: next))
        guard let url = URL(string: "http://\(host)/") else {
            throw .cannotListen(port: port, reason: "\(host) is no address")
        }
        return CatService(url: url, server: server)
    }

    /// Stops listening, and cuts what is still being answered.
    public func stop() async {
        await server.stop()
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

    /// Gives a server that listens, and its address with the port it got.
    private static func listen(on port: UInt16) async throws(CatServiceError) -> (HTTPServer, host: String) {
        do {
            let server = HTTPServer(address: try .inet(ip4: address, port: port), logger: .disabled)
            try await run(server)
            guard case .ip4(_, let port) = await server.listeningAddress else { throw SocketError.disconnected }
            return (server, "\(address):\(port)")
        } catch SocketError.failed(_, EADDRINUSE, _) {
            throw .portTaken(port)
        } catch {
            throw .cannotListen(port: port, reason: error.localizedDescription)
        }
    }

    /// Returns once the server listens, and throws what kept it from listening.
    private static func run(_ server: HTTPServer) async throws {
        let listening = Task { try await server.waitUntilListening(timeout: patience) }
        let running = Task {
            defer { listening.cancel() }
            try await server.run()
        }
        do {
            try await listening.value
        } catch {
            running.cancel()
            try await running.value
            throw error
        }
    }
}
