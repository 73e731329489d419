import Foundation
import Testing

@testable import Show

struct HTTPRequestTests {
    private func parsed(_ head: String) -> HTTPRequest? { HTTPRequest(head: Data(head.utf8)) }

    @Test("A request is read with its method, its path as it was sent, its query and its headers")
    func valid() throws {
        let head = "GET /../a%2eb?visit=7&x=a=b HTTP/1.1\r\nHost: 127.0.0.1:80\r\nX-One:  two \t\r\nx-ONE:three\r\nE:"
        let request = try #require(parsed(head))
        #expect(request.method == "GET")
        #expect(request.path == "/../a%2eb")
        #expect(request.query == ["visit": "7", "x": "a=b"])
        #expect(request.headers == ["host": ["127.0.0.1:80"], "x-one": ["two", "three"], "e": [""]])
        #expect(request.body.isEmpty)
    }

    @Test("A header that stands twice, or not at all, has no value")
    func header() throws {
        let request = try #require(parsed("GET / HTTP/1.1\r\nHost: a\r\nOrigin: b\r\norigin: b"))
        #expect(request.header("host") == "a")
        #expect(request.header("origin") == nil)
        #expect(request.header("cookie") == nil)
    }

    @Test(
        "Of a query only what has one name and one value is taken, undecoded",
        arguments: [
            ("", [:]), ("?", [:]), ("?a", [:]), ("?a=", [:]), ("?=b", [:]), ("?a=1&a=1", [:]), ("?&&", [:]),
            ("?a=1&a=2&b=3", ["b": "3"]), ("?a=1&b", ["a": "1"]), ("?%61=%31", ["%61": "%31"]),
            ("?a=1?b=2", ["a": "1?b=2"]),
        ] as [(String, [String: String])]
    )
    func query(text: String, query: [String: String]) throws {
        #expect(try #require(parsed("GET /\(text) HTTP/1.1")).query == query)
    }

    @Test(
        "What is no request of HTTP/1.1 is none",
        arguments: [
            // The first line.
            "", " ", "meow", "GET", "GET /", "GET HTTP/1.1", "GET / HTTP/1.0", "GET / HTTP/2.0", "GET / HTTP/1.10",
            "GET / http/1.1", "GET / HTTP/1.1 ", " GET / HTTP/1.1", "GET  / HTTP/1.1", "GET /  HTTP/1.1",
            "GET /a b HTTP/1.1", "GET * HTTP/1.1", "GET a HTTP/1.1", "GET ?a=/ HTTP/1.1", "GET \\ HTTP/1.1",
            "GET http://127.0.0.1/ HTTP/1.1", "CONNECT 127.0.0.1:80 HTTP/1.1", "GET\t/\tHTTP/1.1",
            "GET /\u{301} HTTP/1.1", "GET / HTTP/1.1\u{301}", "\r\nGET / HTTP/1.1", "\nGET / HTTP/1.1",
            // Its end.
            "GET / HTTP/1.1\r", "GET / HTTP/1.1\n", "GET / HTTP/1.1\nHost: a", "GET / HTTP/1.1\rHost: a",
            "GET / HTTP/1.1\r\r\nHost: a",
            // The other lines.
            "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: a\r\n", "GET / HTTP/1.1\r\nHost",
            "GET / HTTP/1.1\r\n: a", "GET / HTTP/1.1\r\nHost : a", "GET / HTTP/1.1\r\n Host: a",
            "GET / HTTP/1.1\r\n\tHost: a", "GET / HTTP/1.1\r\nHo st: a", "GET / HTTP/1.1\r\nHóst: a",
            "GET / HTTP/1.1\r\nHost\u{0}: a", "GET / HTTP/1.1\r\nHost\u{7F}: a", "GET / HTTP/1.1\r\nHost:\u{301} a",
            "GET / HTTP/1.1\r\n\nHost: a", "GET / HTTP/1.1\r\nA: b\r\n folded", "GET / HTTP/1.1\r\nA: b\r\n folded: c",
        ]
    )
    func malformed(head: String) {
        #expect(parsed(head) == nil)
    }

    @Test("Bytes that are no text are no request")
    func bytes() {
        #expect(HTTPRequest(head: Data("GET /".utf8) + Data([0xFF]) + Data(" HTTP/1.1".utf8)) == nil)
        #expect(HTTPRequest(head: Data("GET / HTTP/1.1\r\nA: ".utf8) + Data([0xC3])) == nil)
    }

    @Test(
        "How long the body is must be said in one way",
        arguments: [
            ("Host: a", 0), ("Content-Length: 0", 0), ("CONTENT-length:5", 5), ("Content-Length: 16384", 16_384),
            ("Content-Length: 99999", 99_999), ("Content-Length:", nil), ("Content-Length: -1", nil),
            ("Content-Length: +5", nil), ("Content-Length: 5, 5", nil), ("Content-Length: 5 5", nil),
            ("Content-Length: 5;", nil), ("Content-Length: 5.0", nil), ("Content-Length: 0x5", nil),
            ("Content-Length: 1e3", nil), ("Content-Length: 1_000", nil), ("Content-Length: five", nil),
            ("Content-Length: ５", nil), ("Content-Length: ٥", nil), ("Content-Length: 5\u{301}", nil),
            ("Content-Length: 99999999999999999999", nil), ("Content-Length: 5\r\nContent-Length: 5", nil),
            ("Content-Length: 5\r\ncontent-length: 6", nil), ("Transfer-Encoding: chunked", nil),
            ("transfer-encoding: identity", nil), ("Transfer-Encoding:", nil),
            ("Content-Length: 5\r\nTransfer-Encoding: chunked", nil),
        ] as [(String, Int?)]
    )
    func bodyLength(lines: String, length: Int?) throws {
        #expect(try #require(parsed("POST / HTTP/1.1\r\n\(lines)")).bodyLength == length)
    }
}
