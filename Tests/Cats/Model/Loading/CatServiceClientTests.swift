import CatsModel
import Foundation
import Picture
import Testing

@MainActor
struct CatServiceClientTests {
    private let now = Date(timeIntervalSince1970: 1_000_000)

    @Test("A cat is found where the service says, now, and its photo comes as it is")
    func load() async throws {
        let server = try ScriptedServer { address in
            ["/cat": [.cat(at: "\(address)/photo")], "/photo": [.body(Bodies.photo)]]
        }
        let client = try client(of: server)
        let cat = try await client.findCat()
        #expect(cat == Cat(photoURL: try server.url("/photo"), foundAt: now))
        let size = PixelSize(width: 1, height: 1)
        #expect(try await client.photo(of: cat).picture == Picture(data: Bodies.photo, mediaType: .png, size: size))
    }

    @Test("A photo without an announced length, and one in chunks, are whole when the connection says so")
    func unannounced() async throws {
        let size = String(Images.png.count, radix: 16)
        let server = try ScriptedServer { address in
            [
                "/cat": [.cat(at: "\(address)/plain"), .cat(at: "\(address)/chunks")],
                "/plain": [[.head(), .send(Images.png)]],
                "/chunks": [[Fault.chunked(), .send("\(size)\r\n"), .send(Images.png), .send("\r\n0\r\n\r\n")]],
            ]
        }
        let client = try client(of: server)
        #expect(try await client.load().picture.data == Images.png)
        #expect(try await client.load().picture.data == Images.png)
    }

    @Test("5 redirects are followed, relative and whole, in each phase")
    func redirects() async throws {
        let server = try ScriptedServer { address in
            [
                "/cat": [.redirect(to: "1")],
                "/1": [.redirect(to: "/2?a=b%20c")],
                "/2?a=b%20c": [.redirect(to: "\(address)/3")],
                "/3": [.redirect(to: "./4")],
                "/4": [.redirect(to: "//\(address.dropFirst(5 + 2))/5")],
                "/5": [.cat(at: "\(address)/a")],
                "/a": [.redirect(to: "/b")], "/b": [.redirect(to: "/c")], "/c": [.redirect(to: "/d")],
                "/d": [.redirect(to: "/e")], "/e": [.redirect(to: "/photo")], "/photo": [.body(Images.png)],
            ]
        }
        #expect(try await client(of: server).load().picture.data == Images.png)
    }

    @Test("An answer and a photo that just reach their limits are taken")
    func limits() async throws {
        let server = try ScriptedServer { address in
            let cat = Data("{\"file\": \"\(address)/photo\"}".utf8)
            return [
                "/cat": [.body(cat + Bodies.spaces.dropFirst(cat.count), type: "application/json")],
                "/photo": [.body(Images.png + Data(count: 10_000_000 - Images.png.count))],
            ]
        }
        #expect(try await client(of: server).load().picture.data.count == 10_000_000)
    }

    @Test("The limits are those that are documented")
    func standardLimits() {
        let limits = LoadLimits.standard
        #expect(limits.answerBytes == 65_536)
        #expect(limits.photoBytes == 10_000_000)
        #expect(limits.redirects == 5)
        #expect(limits.time == .seconds(10))
        #expect(Photo.pixelLimit == 25_000_000)
    }

    @Test("A second operation meets busy while one runs, in each phase", arguments: ["/cat", "/photo"])
    func busy(running: String) async throws {
        let server = try ScriptedServer { address in
            ["/cat": [running == "/cat" ? [.stall] : .cat(at: "\(address)/photo")], "/photo": [[.stall]]]
        }
        let client = try client(of: server)
        let cat = Cat(photoURL: try server.url("/photo"), foundAt: now)
        let load = Task { try await client.load() }
        await server.arrival(of: running)
        await #expect(throws: LoadError.busy) { try await client.findCat() }
        await #expect(throws: LoadError.busy) { try await client.photo(of: cat) }
        load.cancel()
        await #expect(throws: LoadError.cancelled) { try await load.value }
    }

    @Test("Nothing is asked of the service by a task that is cancelled already")
    func cancelledBefore() async throws {
        let server = try ScriptedServer { address in ["/cat": [.cat(at: "\(address)/first"), .status(500)]] }
        let client = try client(of: server)
        let load = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await client.findCat()
        }
        await #expect(throws: LoadError.cancelled) { try await load.value }
        #expect(try await client.findCat().photoURL == server.url("/first"))
    }

    @Test(
        "Only http and https are fetched, for the service and for a photo",
        arguments: ["file:///etc/passwd", "data:image/png;base64,AA==", "ftp://127.0.0.1/", "cat.png"]
    )
    func otherSchemes(text: String) async throws {
        let url = try #require(URL(string: text))
        let client = CatServiceClient(service: url)
        await #expect(throws: LoadError.format) { try await client.findCat() }
        await #expect(throws: LoadError.format) { try await client.photo(of: Cat(photoURL: url, foundAt: now)) }
    }

    @Test("A scheme in capitals is the same scheme, for the service, for a redirect and for a photo")
    func capitals() async throws {
        let server = try ScriptedServer { address in
            let capitals = "HTTP" + address.dropFirst(4)
            return [
                "/cat": [.redirect(to: "\(capitals)/there")], "/there": [.cat(at: "\(capitals)/photo")],
                "/photo": [.body(Images.png)],
            ]
        }
        let service = try #require(URL(string: "HTTP" + server.address.dropFirst(4) + "/cat"))
        var limits = LoadLimits.standard
        limits.time = .seconds(300)
        #expect(try await CatServiceClient(service: service, limits: limits).load().picture.data == Images.png)
    }

    @Test("A photo's password fetches the photo, and shows nowhere")
    func password() async throws {
        let server = try ScriptedServer { address in
            let secret = "http://tom:m3ow@" + address.dropFirst(7)
            return ["/cat": [.cat(at: "\(secret)/photo")], "/photo": [.body(Images.png)]]
        }
        let client = try client(of: server)
        let cat = try await client.findCat()
        #expect(cat.photoURL == (try server.url("/photo")))
        #expect(try await client.photo(of: cat).picture.data == Images.png)
        // "tom:m3ow" as the header of the basic scheme has it.
        #expect(server.lastRequest(for: "/photo").contains("Authorization: Basic dG9tOm0zb3c="))
    }

    @Test("A redirect may lead to another host, which does not learn the password for the first one")
    func otherHost() async throws {
        let other = try ScriptedServer { address in
            ["/cat": [.cat(at: "\(address)/photo")], "/photo": [.body(Images.png)]]
        }
        // The same machine under another name.
        let elsewhere = other.address.replacing("127.0.0.1", with: "localhost")
        let server = try ScriptedServer { _ in ["/cat": [.redirect(to: "\(elsewhere)/cat")]] }
        let service = try #require(URL(string: server.address.replacing("//", with: "//tom:m3ow@") + "/cat"))
        var limits = LoadLimits.standard
        limits.time = .seconds(300)
        #expect(try await CatServiceClient(service: service, limits: limits).load().picture.data == Images.png)
        #expect(server.lastRequest(for: "/cat").contains("Authorization: Basic dG9tOm0zb3c="))
        #expect(other.lastRequest(for: "/cat").contains("Host: \(elsewhere.dropFirst(7))"))
        #expect(!other.lastRequest(for: "/cat").contains { $0.hasPrefix("Authorization") })
    }

    @Test("A client is not kept alive by what it has loaded")
    func letGo() async throws {
        let server = try ScriptedServer { address in ["/cat": [.cat(at: "\(address)/photo")]] }
        weak var released: CatServiceClient?
        do {
            let client = try client(of: server)
            released = client
            _ = try await client.findCat()
        }
        #expect(released == nil)
    }

    /// It has all the time it may need: on a machine that is busy with other work, ten seconds can pass in no time.
    private func client(of server: ScriptedServer) throws -> CatServiceClient {
        var limits = LoadLimits.standard
        limits.time = .seconds(300)
        return CatServiceClient(service: try server.url("/cat"), limits: limits) { [now] in now }
    }
}
