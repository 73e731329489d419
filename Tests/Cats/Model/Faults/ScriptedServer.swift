import Foundation

/// An HTTP server on 127.0.0.1 that answers each path by a script, however wrong the script is.
///
/// `@unchecked Sendable` is safe because the requests so far, all that changes, are only touched under `lock`.
final class ScriptedServer: @unchecked Sendable {
    /// Scripts by path; the n-th request for a path gets the n-th script, or else the last one.
    typealias Routes = [String: [[ServerStep]]]

    /// The address of the server's root, without a slash at the end.
    let address: String

    /// The paths that were asked for, as the requests come.
    let requests: AsyncStream<String>

    private let listener: LoopbackSocket
    private let routes: Routes
    private let arrivals: AsyncStream<String>.Continuation
    private let floods = DispatchGroup()
    private let lock = NSLock()
    private var heads: [String: [String]] = [:]

    /// Starts to serve what `routes` gives for the server's own address.
    init(routes: (_ address: String) -> Routes) throws {
        listener = try LoopbackSocket()
        address = "http://127.0.0.1:\(listener.port)"
        self.routes = routes(address)
        (requests, arrivals) = AsyncStream.makeStream()
        listener.startListening()
        Thread.detachNewThread { [self] in
            while let connection = listener.acceptConnection() {
                Thread.detachNewThread { self.serve(connection) }
            }
        }
    }

    func url(_ path: String) throws -> URL {
        guard let url = URL(string: address + path) else { throw URLError(.badURL) }
        return url
    }

    /// Waits for the next request for `path`.
    func arrival(of path: String) async {
        for await request in requests where request == path { return }
    }

    /// The request for `path` that came last, line by line, up to the empty one.
    func lastRequest(for path: String) -> [String] {
        lock.withLock { heads[path]?.last?.components(separatedBy: "\r\n") ?? [] }
    }

    /// Waits until every flood that has begun is through, or its client gone.
    func floodsEnd() async {
        await withCheckedContinuation { continuation in
            floods.notify(queue: .global()) { continuation.resume() }
        }
    }
}

extension ScriptedServer {
    private func serve(_ connection: LoopbackSocket) {
        guard let (path, head) = receiveRequest(on: connection) else { return connection.finish() }
        let steps = script(for: path, head)
        let floods = steps.contains(where: \.isFlood)
        if floods { self.floods.enter() }
        defer { if floods { self.floods.leave() } }
        arrivals.yield(path)
        for step in steps {
            if case .reset = step { return connection.reset() }
            guard perform(step, on: connection) else { break }
        }
        connection.finish()
    }

    private func receiveRequest(on connection: LoopbackSocket) -> (path: String, head: String)? {
        var request = Data()
        while request.range(of: Data("\r\n\r\n".utf8)) == nil {
            guard let data = connection.receive() else { return nil }
            request += data
        }
        let head = String(decoding: request, as: UTF8.self)
        let words = head.split(separator: " ")
        return words.count > 1 ? (String(words[1]), head) : nil
    }

    private func script(for path: String, _ head: String) -> [ServerStep] {
        let earlier = lock.withLock {
            defer { heads[path, default: []].append(head) }
            return heads[path, default: []].count
        }
        guard let scripts = routes[path], let last = scripts.last else { return .status(404) }
        return earlier < scripts.count ? scripts[earlier] : last
    }

    /// False when the client has gone.
    private func perform(_ step: ServerStep, on connection: LoopbackSocket) -> Bool {
        switch step {
        case .send(let data):
            return connection.send(data)
        case .flood(let data, let times):
            return (0..<times).allSatisfy { _ in connection.send(data) }
        case .drip(let data):
            return data.allSatisfy { byte in
                Thread.sleep(forTimeInterval: 1)
                return connection.send(Data([byte]))
            }
        case .pause(let seconds):
            Thread.sleep(forTimeInterval: seconds)
            return true
        case .stall:
            while connection.receive() != nil {}
            return false
        case .reset:
            connection.reset()
            return false
        }
    }
}

extension ServerStep {
    fileprivate var isFlood: Bool {
        if case .flood = self { true } else { false }
    }
}
