import CatService
import CatsModel
import FlyingSocks
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("The cat service", .timeLimit(.minutes(5)))
struct CatServiceTests {
    @Test("answers with the URL of the cat that comes next")
    func namesACat() async throws {
        try await withService(next: { .siamese }) { service in
            let (body, response) = try await get(service.url)
            let photo = service.url.appending(path: "cats/siamese.png").absoluteString
            #expect(String(decoding: body, as: UTF8.self) == #"{"file":"\#(photo)"}"#)
            #expect(response.statusCode == 200)
            #expect(response.value(forHTTPHeaderField: "Content-Type") == "application/json")
            #expect(response.value(forHTTPHeaderField: "Cache-Control") == "no-store")
        }
    }

    @Test("serves each bundled cat as a photo of the format it says", arguments: BundledCat.allCases)
    func servesPhotos(cat: BundledCat) async throws {
        try await withService { service in
            let (body, response) = try await get(service.url.appending(path: "cats/\(cat.rawValue)"))
            #expect(response.statusCode == 200)
            #expect(response.value(forHTTPHeaderField: "Content-Type") == cat.contentType)
            #expect(try Photo(checking: body).picture.mediaType.rawValue == cat.contentType)
            #expect(try body == cat.photo())
        }
    }

    @Test("is understood by the sample's own client")
    func speaksTheFormat() async throws {
        try await withService(next: { .kitten }) { service in
            // How long a load may take is not what this is about, and a busy machine takes its time.
            var limits = LoadLimits.standard
            limits.time = .seconds(240)
            let client = await CatServiceClient(service: service.url, limits: limits)
            let photo = try await client.photo(of: client.findCat())
            #expect(try photo.picture.data == BundledCat.kitten.photo())
        }
    }

    @Test(
        "has nothing else, above all no files",
        arguments: [
            "cats", "cats/", "cats/LICENSES.md", "cats/../Package.swift", "cats/%2e%2e/siamese.png", "favicon.ico",
        ]
    )
    func hasNothingElse(path: String) async throws {
        try await withService { service in
            let url = try #require(URL(string: service.url.absoluteString + path))
            let (_, response) = try await get(url)
            #expect(response.statusCode == 404)
        }
    }

    @Test("answers GET and HEAD alone", arguments: ["POST", "PUT", "DELETE", "OPTIONS"])
    func refusesMethods(method: String) async throws {
        try await withService { service in
            let (_, response) = try await get(service.url, method: method)
            #expect(response.statusCode == 405)
            #expect(response.value(forHTTPHeaderField: "Allow") == "GET, HEAD")
        }
    }

    @Test("answers HEAD with the length, and without the bytes")
    func answersHead() async throws {
        try await withService { service in
            let photo = service.url.appending(path: "cats/kitten.gif")
            let (body, response) = try await get(photo, method: "HEAD")
            #expect(response.statusCode == 200)
            // The size of kitten.gif.
            #expect(response.value(forHTTPHeaderField: "Content-Length") == "12162")
            #expect(body.isEmpty)
        }
    }

    @Test(
        "refuses whoever calls it by another name, as a page does that wants to read it from a browser",
        arguments: ["cats.example", "127.0.0.1", "127.0.0.1.cats.example:80", "localhost:80"]
    )
    func refusesOtherHosts(host: String) async throws {
        try await withService { service in
            for path in ["", "cats/siamese.png", "nothing"] {
                let (body, response) = try await get(service.url.appending(path: path), host: host)
                #expect(response.statusCode == 421)
                #expect(!String(decoding: body, as: UTF8.self).contains("file"))
            }
        }
    }

    @Test("refuses a request that is too long or malformed, and says why", arguments: Refusal.all)
    func refusesWhatIsNoRequest(refusal: Refusal) async throws {
        try await withService { service in
            let answer = try await send(refusal.request, to: service)
            #expect(answer.hasPrefix("HTTP/1.1 \(refusal.status)\r\n"))
            #expect(answer.hasSuffix(".\n"))
        }
    }

    @Test("cuts a connection that takes too long")
    func cutsTheSlow() async throws {
        let service = try await CatService.start(time: .milliseconds(100))
        #expect(try await send("GET / HTTP/1.1\r\n", to: service).isEmpty)
        await service.stop()
    }

    @Test("answers further clients while as many as it serves at a time say nothing, and have used up their time")
    func outlivesTheSilent() async throws {
        let service = try await CatService.start(time: .milliseconds(100))
        var silent: [AsyncSocket] = []
        for _ in 0..<200 { try await silent.append(connect(to: service)) }
        #expect(try await getUntilAnswered(service.url).statusCode == 200)
        for socket in silent { try socket.close() }
        await service.stop()
    }

    @Test("says when its port is taken, and takes another one for 0")
    func tellsTakenPorts() async throws {
        try await withService { first in
            let port = try UInt16(#require(first.url.port))
            await #expect(throws: CatServiceError.portTaken(port)) { try await CatService.start(port: port) }
            try await withService { second in #expect(second.url.port != first.url.port) }
        }
    }

    @Test("is reached on 127.0.0.1 until it is stopped, and its port is free then")
    func stops() async throws {
        let service = try await CatService.start()
        #expect(service.url.host() == "127.0.0.1")
        await service.stop()
        // A program that a test beside this one starts holds every socket of this process until it runs its own code.
        let port = try #require(service.url.port)
        while try await !isFree(port) { await Task.yield() }
    }

    private func isFree(_ port: Int) async throws -> Bool {
        do {
            let service = try await CatService.start(port: UInt16(port))
            await service.stop()
            return true
        } catch CatServiceError.portTaken {
            return false
        }
    }

    @Test("is not reached once it is stopped")
    func isGone() async throws {
        let service = try await CatService.start()
        await service.stop()
        await #expect(throws: URLError.self) { try await get(service.url) }
    }

    #if os(Linux)
        // Linux answers on all of 127.0.0.0/8, so that a service bound to every address is reached here too.
        @Test("is not reached on any other address of this machine")
        func staysOnItsAddress() async throws {
            try await withService { service in
                let port = try #require(service.url.port)
                let elsewhere = try #require(URL(string: "http://127.0.0.2:\(port)/"))
                await #expect(throws: URLError.self) { try await get(elsewhere) }
            }
        }
    #endif

    @Test(
        "says what went wrong, where, and what to do",
        arguments: [
            (
                CatServiceError.portTaken(2287),
                "Port 2287 of 127.0.0.1 is taken: end the program that listens there, or choose port 0 for a free one."
            ),
            (
                .cannotListen(port: 80, reason: "permission denied"),
                "The cat service cannot listen on port 80 of 127.0.0.1: permission denied. Choose port 0 for a free one."
            ),
            (.photoMissing(.kitten), "The bundled photo Cats/kitten.gif cannot be read: build the package again."),
        ]
    )
    func explainsErrors(error: CatServiceError, message: String) {
        #expect(error.localizedDescription == message)
    }
}

extension CatServiceTests {
    private func withService(
        next: @escaping @Sendable () -> BundledCat = BundledCat.random,
        _ body: (CatService) async throws -> Void
    ) async throws {
        // A busy machine may need long, and is not what is tested.
        let service = try await CatService.start(time: .seconds(600), next: next)
        do {
            try await body(service)
        } catch {
            await service.stop()
            throw error
        }
        await service.stop()
    }

    private func connect(to service: CatService) async throws -> AsyncSocket {
        let port = try UInt16(#require(service.url.port))
        return try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port), timeout: 60)
    }

    /// Everything the service says until it closes the connection; `HOST` becomes its own name.
    private func send(_ request: String, to service: CatService) async throws -> String {
        let socket = try await connect(to: service)
        defer { try? socket.close() }
        let host = try "127.0.0.1:\(#require(service.url.port))"
        try await socket.write(Data(request.replacingOccurrences(of: "HOST", with: host).utf8))
        var answer = Data()
        while let piece = try? await socket.read(atMost: 4096) { answer += piece }
        return String(decoding: answer, as: UTF8.self)
    }

    /// On a busy machine a client, too, may need more than the time that it has: it is cut then, and asks again.
    private func getUntilAnswered(_ url: URL) async throws -> HTTPURLResponse {
        while true {
            do { return try await get(url).1 } catch let error as URLError
                where [.networkConnectionLost, .badServerResponse].contains(error.code)
            {}
        }
    }

    @discardableResult
    private func get(_ url: URL, method: String = "GET", host: String? = nil) async throws -> (Data, HTTPURLResponse) {
        var request = URLRequest(url: url)
        request.httpMethod = method
        if let host { request.setValue(host, forHTTPHeaderField: "Host") }
        let session = URLSession(configuration: .ephemeral)
        defer { session.finishTasksAndInvalidate() }
        let (body, response) = try await session.data(for: request)
        return (body, try #require(response as? HTTPURLResponse))
    }
}

extension CatServiceTests {
    /// A request that the service refuses.
    ///
    /// It has a name, because a test run prints its arguments, and some are 1 MB long.
    struct Refusal: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let request: String
        let status: String

        static let all = [
            Refusal(
                testDescription: "a long path",
                request: "GET /\(String(repeating: "a/../", count: 200_000)) HTTP/1.1\r\nHost: HOST\r\n\r\n",
                status: "414 URI Too Long"
            ),
            Refusal(
                testDescription: "a long line",
                request: String(repeating: "a", count: 1_000_000),
                status: "414 URI Too Long"
            ),
            Refusal(
                testDescription: "many headers",
                request: "GET / HTTP/1.1\r\nHost: HOST\r\n" + String(repeating: "X-Cat: meow\r\n", count: 100_000),
                status: "431 Request Header Fields Too Large"
            ),
            Refusal(
                testDescription: "another version",
                request: "GET / HTTP/2.0\r\nHost: HOST\r\n\r\n",
                status: "400 Bad Request"
            ),
            Refusal(testDescription: "no request", request: "meow\r\n\r\n", status: "400 Bad Request"),
            Refusal(
                testDescription: "no host",
                request: "GET / HTTP/1.1\r\n\r\n",
                status: "421 Misdirected Request"
            ),
            Refusal(
                testDescription: "two hosts",
                request: "GET / HTTP/1.1\r\nHost: HOST\r\nHost: cats.example\r\n\r\n",
                status: "421 Misdirected Request"
            ),
        ]
    }
}
