extension Fault {
    /// Redirects that lead too far, or to where nothing is ever fetched.
    static let redirects =
        [
            finding("redirect loop", .redirect(to: "/cat"), is: .network),
            fetching("redirect loop", .redirect(to: "/photo"), is: .network),
            finding("6 redirects", .redirect(to: "/1"), more: hops(5), is: .network),
        ]
        + ["file:///etc/passwd", "data:image/png;base64,AA==", "ftp://127.0.0.1/cat.png", "cat:", "http:///"].flatMap {
            // A client may follow none of these and hand over the redirect itself, or refuse it.
            either("redirect to \($0)", .redirect(to: $0), is: ofCurl(.format))
        }
        + either("redirect to nowhere", .status(302), is: ofCurl(.server(status: 302)))
        + either("redirect to a refusing port", .redirect(to: "http://127.0.0.1:1/"), is: .network)

    /// Paths 1 to `count`, each of which leads to the next, and at their end a good answer.
    static func hops(_ count: Int) -> [String: [ServerStep]] {
        var routes: [String: [ServerStep]] = [:]
        for hop in 1...count { routes["/\(hop)"] = .redirect(to: "/\(hop + 1)") }
        routes["/\(count + 1)"] = .cat(at: "http://127.0.0.1/cat.png")
        return routes
    }
}
