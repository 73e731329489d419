import Foundation
import Support
import Testing

@testable import Show

struct StageGateTests {
    private let gate = StageGate(host: "127.0.0.1:8080", token: "secret")

    private static let (host, origin) = ("Host: 127.0.0.1:8080", "Origin: http://127.0.0.1:8080")
    private static let (cookie, json) = ("Cookie: catwalk-8080=secret", "Content-Type: application/json")

    private func request(_ first: String, _ lines: [String]) throws -> HTTPRequest {
        try #require(HTTPRequest(head: Data(([first + " HTTP/1.1"] + lines).joined(separator: "\r\n").utf8)))
    }

    private func status(_ first: String, _ lines: [String]) throws -> HTTPResponse.Status? {
        let refusal = gate.refusal(of: try request(first, lines))
        // Whoever is refused must not learn the token.
        if let refusal { #expect(!String(decoding: refusal.bytes, as: UTF8.self).contains("secret")) }
        return refusal?.status
    }

    @Test(
        "The browser that has the token, and the server's own pages, are answered",
        arguments: [
            ("GET /", [cookie]), ("GET /events?visit=1", [cookie, origin]), ("GET /nowhere", [cookie]),
            ("GET /", [cookie, "Sec-Fetch-Site: same-origin"]), ("GET /", [cookie, "Sec-Fetch-Site: none"]),
            ("GET /", ["Cookie: a=b; catwalk-8080=secret; c=d"]), ("GET /", ["Cookie: a=b;catwalk-8080=secret"]),
            ("GET /", ["Cookie: catwalk-8080=wrong; catwalk-8080=secret"]),
            ("POST /do", [cookie, origin, json]),
            ("POST /do", [cookie, origin, json, "Sec-Fetch-Site: same-origin"]),
            ("GET /?token=secret", []), ("GET /?token=secret", ["Cookie: catwalk-8080=wrong!"]),
        ] as [(String, [String])]
    )
    func answered(first: String, lines: [String]) throws {
        #expect(try status(first, [Self.host] + lines) == nil)
    }

    @Test(
        "A name that only leads here is not answered, even with the cookie",
        arguments: [
            [], ["Host:"], ["Host: 127.0.0.1"], ["Host: 127.0.0.1:8081"], ["Host: 127.0.0.1:80"],
            ["Host: localhost:8080"], ["Host: cats.example"], ["Host: cats.example:8080"],
            ["Host: 127.0.0.1:8080.cats.example"], ["Host: cats.example@127.0.0.1:8080"], ["Host: 127.0.0.1:8080,"],
            [host, host], [host, "Host: cats.example"], ["X-Forwarded-Host: 127.0.0.1:8080"],
        ] as [[String]]
    )
    func foreignHost(lines: [String]) throws {
        #expect(try status("GET /", lines + [Self.cookie]) == .misdirected)
    }

    @Test(
        "A page of somebody else is not answered, even with the cookie",
        arguments: [
            ["Origin: http://cats.example"], ["Origin: null"], ["Origin:"], ["Origin: http://127.0.0.1"],
            ["Origin: http://127.0.0.1:8081"], ["Origin: https://127.0.0.1:8080"], ["Origin: http://localhost:8080"],
            ["Origin: 127.0.0.1:8080"], ["Origin: http://127.0.0.1:8080/"], [origin, origin],
            [origin, "Origin: null"], ["Sec-Fetch-Site: cross-site"], ["Sec-Fetch-Site: same-site"],
            ["Sec-Fetch-Site:"], ["Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: cross-site"],
            [origin, "Sec-Fetch-Site: cross-site"],
        ] as [[String]]
    )
    func foreignPage(lines: [String]) throws {
        #expect(try status("GET /", [Self.host, Self.cookie] + lines) == .forbidden)
        #expect(try status("POST /do", [Self.host, Self.cookie, Self.json] + lines) == .forbidden)
    }

    @Test("What is posted must say that it comes from the server's own page")
    func postWithoutOrigin() throws {
        let lines = [Self.host, Self.cookie, Self.json]
        #expect(try status("POST /do", lines) == .forbidden)
        #expect(try status("POST /do", lines + ["Sec-Fetch-Site: same-origin"]) == .forbidden)
    }

    @Test(
        "What a form could post is not taken",
        arguments: [
            [], ["Content-Type: text/plain"], ["Content-Type: application/x-www-form-urlencoded"],
            ["Content-Type: multipart/form-data; boundary=a"], ["Content-Type: application/json; charset=utf-8"],
            ["Content-Type: text/plain; application/json"], [json, json], [json, "Content-Type: text/plain"],
        ] as [[String]]
    )
    func contentType(lines: [String]) throws {
        #expect(try status("POST /do", [Self.host, Self.cookie, Self.origin] + lines) == .badRequest)
    }

    @Test(
        "Without the cookie of this run nothing is answered",
        arguments: [
            [], ["Cookie:"], ["Cookie: catwalk-8080"], ["Cookie: catwalk-8080="], ["Cookie: catwalk-8080=secre"],
            ["Cookie: catwalk-8080=secreT"], ["Cookie: catwalk-8080=secrets"], ["Cookie: catwalk-8080=\"secret\""],
            ["Cookie: catwalk-8081=secret"], ["Cookie: catwalk=secret"], ["Cookie: Catwalk-8080=secret"],
            ["Cookie: x-catwalk-8080=secret"], ["Cookie: token=secret"], ["Cookie: secret"], [cookie, cookie],
            ["Cookie: a=catwalk-8080=secret"], ["Cookie: catwalk-8080=secret, a=b"],
            ["Set-Cookie: catwalk-8080=secret"],
        ] as [[String]]
    )
    func unknown(lines: [String]) throws {
        for first in ["GET /", "GET /events?visit=1", "GET /source/0/1", "GET /do?token=secret", "HEAD /"] {
            #expect(try status(first, [Self.host] + lines) == .forbidden)
        }
        #expect(try status("POST /do", [Self.host, Self.origin, Self.json] + lines) == .forbidden)
    }

    @Test(
        "A wrong token is not answered, even with the right cookie",
        arguments: ["wrong!", "secre", "secrets", "SECRET", "%73ecret", "secret&token=wrong!"]
    )
    func wrongToken(token: String) throws {
        let first = "GET /?token=\(token)"
        #expect(try status(first, [Self.host]) == .forbidden)
        #expect(gate.welcome(for: try request(first, [Self.host])) == nil)
    }

    @Test("A wrong token is worth less than the right cookie")
    func wrongTokenWithCookie() throws {
        #expect(try status("GET /?token=wrong!", [Self.host, Self.cookie]) == .forbidden)
    }

    @Test("Whoever comes with the token gets a cookie that no script reads and no other site sends, and the plain page")
    func welcome() throws {
        let welcome = try #require(gate.welcome(for: try request("GET /?token=secret", [Self.host])))
        #expect(welcome.status == .seeOther)
        #expect(
            welcome.headers == [
                "Location": "/", "Set-Cookie": "catwalk-8080=secret; HttpOnly; SameSite=Strict; Path=/",
            ]
        )
        #expect(welcome.body.isEmpty)
    }

    @Test("A room's page is welcomed as well, and leads to itself")
    func welcomeToRoom() throws {
        let welcome = try #require(gate.welcome(for: try request("GET /room?token=secret", [Self.host])))
        #expect(welcome.headers["Location"] == "/room")
        #expect(gate.address(of: "/room") == "http://127.0.0.1:8080/room?token=secret")
    }

    @Test("Nobody else is welcomed", arguments: ["GET /", "GET /?visit=secret", "GET /events?token=secret"])
    func notWelcome(first: String) throws {
        #expect(gate.welcome(for: try request(first, [Self.host, Self.cookie])) == nil)
    }

    @Test("The first visit of an address for one visit gets a cookie of its own, which opens the page")
    func opening() throws {
        let gate = Self.opened()
        let visit = try request("GET /?token=key", [Self.host])
        #expect(gate.address(with: "key") == "http://127.0.0.1:8080/?token=key")
        #expect(gate.refusal(of: visit) == nil)
        let welcome = try #require(gate.welcome(for: visit))
        #expect(welcome.headers["Set-Cookie"] == "catwalk-8080=pass; HttpOnly; SameSite=Strict; Path=/")
        #expect(gate.refusal(of: try request("GET /", [Self.host, "Cookie: catwalk-8080=pass"])) == nil)
    }

    @Test("A second visit is refused in a sentence, and what the first one got opens nothing any more")
    func openedTwice() throws {
        let gate = Self.opened()
        let visit = try request("GET /?token=key", [Self.host])
        #expect(gate.welcome(for: visit)?.status == .seeOther)
        for _ in 0..<2 {
            let refusal = try #require(gate.refusal(of: visit) ?? gate.welcome(for: visit))
            #expect(refusal.status == .forbidden)
            let sentence = String(decoding: refusal.body, as: UTF8.self)
            #expect(sentence.hasSuffix("Open the one that catwalk show printed.\n"))
            let page = try request("GET /", [Self.host, "Cookie: catwalk-8080=pass"])
            #expect(gate.refusal(of: page)?.status == .forbidden)
        }
        #expect(gate.refusal(of: try request("GET /?token=secret", [Self.host])) == nil)
    }

    @Test("Before the first visit neither its cookie nor what stands in the address opens anything")
    func notOpened() throws {
        let gate = Self.opened()
        for value in ["pass", "key"] {
            let page = try request("GET /", [Self.host, "Cookie: catwalk-8080=\(value)"])
            #expect(gate.refusal(of: page)?.status == .forbidden)
        }
    }

    @Test("Whoever has the token or its cookie is known")
    func known() throws {
        let gate = Self.opened()
        #expect(gate.knows(try request("GET /?token=secret", [])))
        #expect(gate.knows(try request("GET /", [Self.cookie])))
        for first in ["GET /", "GET /?token=key", "GET /?token=wrong!"] {
            #expect(!gate.knows(try request(first, [])))
        }
    }

    @Test("An address for one visit is good for half a minute from when it is handed out, and what it gave for longer")
    func late() throws {
        for (seconds, expected) in [(29, HTTPResponse.Status.seeOther), (30, .forbidden)] {
            let clock = Locked(ContinuousClock.now)
            let gate = Self.opened { clock.value }
            clock.withValue { $0 += .seconds(seconds) }
            let visit = try request("GET /?token=key", [Self.host])
            #expect(gate.welcome(for: visit)?.status == expected)
            clock.withValue { $0 += .seconds(3600) }
            let page = gate.refusal(of: try request("GET /", [Self.host, "Cookie: catwalk-8080=pass"]))
            #expect(page?.status == (expected == .seeOther ? nil : .forbidden))
        }
    }

    @Test("An address for one visit is good for nothing before it is handed out, and after it is void")
    func notHandedOut() throws {
        let visit = try request("GET /?token=key", [Self.host])
        let early = Self.gate(SingleVisit(key: "key", pass: "pass"))
        #expect(early.welcome(for: visit)?.status == .forbidden)
        let void = Self.opened()
        void.opening?.void()
        void.opening?.handOut()
        #expect(void.welcome(for: visit)?.status == .forbidden)
    }

    @Test("Whoever comes with the printed token shuts out the address for one visit, and whoever came with it")
    func ownerComes() throws {
        let (visit, owner) = (
            try request("GET /?token=key", [Self.host]), try request("GET /?token=secret", [Self.host])
        )
        let page = try request("GET /", [Self.host, "Cookie: catwalk-8080=pass"])
        let unused = Self.opened()
        #expect(unused.welcome(for: owner)?.status == .seeOther)
        #expect(unused.welcome(for: visit)?.status == .forbidden)
        #expect(unused.refusal(of: page)?.status == .forbidden)
        let used = Self.opened()
        #expect(used.welcome(for: visit)?.status == .seeOther)
        #expect(used.refusal(of: page) == nil)
        #expect(used.welcome(for: owner)?.status == .seeOther)
        #expect(used.refusal(of: page)?.status == .forbidden)
        #expect(used.refusal(of: try request("GET /", [Self.host, Self.cookie])) == nil)
    }

    private static func opened(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) -> StageGate {
        let visit = SingleVisit(key: "key", pass: "pass", now: now)
        visit.handOut()
        return gate(visit)
    }

    private static func gate(_ visit: SingleVisit) -> StageGate {
        StageGate(host: "127.0.0.1:8080", token: "secret", opening: visit)
    }

    @Test("The address to open has the token")
    func address() {
        #expect(gate.address() == "http://127.0.0.1:8080/?token=secret")
    }
}
