import Foundation

extension Fault {
    /// What goes wrong below HTTP, or with the head of an answer.
    static let connection =
        unreachable("refused", "http://127.0.0.1:\(refusingPort)/", is: .network)
        + unreachable("unresolvable name", "http://\(unresolvableName)/", is: .network)
        + either("silence", [.stall], is: .network)
        + either("silence after the head", [.head(length: 1000), .stall], is: .network)
        + either("silence in mid-body", [.head(length: 1000), .send("{\"file\""), .stall], is: .network)
        + either("reset before the answer", [.reset], is: .network)
        + either(
            "reset in mid-body",
            [.head(length: 1000), .send("{\"file\""), .pause(seconds: 0.1), .reset],
            is: .network
        )
        + either("1 byte a second of head", [.drip(Data("HTTP/1.1 200 OK".utf8))], is: .network)
        + either("1 byte a second of body", [.head(length: 1000), .drip(Images.png)], is: .network)
        + either("closed before the answer", [], is: .network)
        + either("short body", [.head(length: 1000), .send(Images.png)], is: .network)
        + either("short body in chunks", [chunked(), .send("44\r\n"), .send(Images.png)], is: .network)
        // A client may take either for an answer of HTTP/0.9, which had no head.
        + either("garbage status line", [.send("MEOW 200 purr\r\n\r\n")], is: ofCurl(.network))
        + either("plain text", [.send("I am not a web server.\r\n")], is: ofCurl(.network))
        // Nobody has asked whether anything is new: a client may take the answer for a fault, or look for what it has kept.
        + either("status 304", .status(304), is: ofCurl(.server(status: 304)))
        + [204, 401, 404, 429, 500].flatMap { either("status \($0)", .status($0), is: .server(status: $0)) }
        + ["Basic", "Digest"].flatMap { scheme in
            let headers = "WWW-Authenticate: \(scheme) realm=\"cats\", nonce=\"1\"\r\n"
            return either("\(scheme) log-in", .status(401, headers: headers), is: .server(status: 401))
        }
        + either(
            "status 500 and 100 MB",
            [
                .send("HTTP/1.1 500 Oh\r\nConnection: close\r\n\r\n"), .flood(Bodies.spaces, times: 1600),
            ],
            is: .server(status: 500)
        )

    static func chunked(_ headers: String = "") -> ServerStep {
        .head(headers: "Transfer-Encoding: chunked\r\n\(headers)")
    }

    /// Too long for a name, by one letter: no name server is asked, so that nothing leaves this machine.
    private static let unresolvableName = String(repeating: "a", count: 64)

    /// The port of a socket that is bound and does not listen; it stays so while the process lives.
    private static let refusingPort = (try? LoopbackSocket())?.port ?? 1
}
