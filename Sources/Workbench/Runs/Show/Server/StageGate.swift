/// Who may ask the server for anything: the browser that was given the token, and pages of the server's own.
///
/// The server listens on this machine, where pages of others can reach it, too: by its address, or by a name of theirs that
/// leads to it.
struct StageGate: Sendable {
    /// Where it listens, as a browser sends it.
    let host: String
    /// Random, and new for each run.
    let token: String
    /// For the browser that catwalk opens itself.
    var opening: SingleVisit?

    /// The pages that a browser gets with the token in the address, and a cookie for it.
    private static let pages: Set = ["/", "/room"]

    /// The address of a page, with the token or with what opens it in the token's place.
    func address(of page: String = "/", with key: String? = nil) -> String {
        "http://\(host)\(page)?token=\(key ?? token)"
    }

    private var origin: String { "http://\(host)" }

    private var cookie: String { Self.cookie(for: "\(host.split(separator: ":").last ?? "")") }

    /// A cookie is sent to all ports of a host.
    static func cookie(for port: String) -> String { "catwalk-\(port)" }

    /// Why the request is not answered; `nil` if it is.
    func refusal(of request: HTTPRequest) -> HTTPResponse? {
        guard request.header("host") == host else {
            return .refusal(.misdirected, "This is \(host), and answers to no other name.")
        }
        if let origins = request.headers["origin"], origins != [origin] { return Self.foreign }
        if let sites = request.headers["sec-fetch-site"], sites != ["same-origin"], sites != ["none"] {
            return Self.foreign
        }
        if request.method == "POST" {
            guard request.header("origin") == origin else { return Self.foreign }
            guard request.header("content-type") == "application/json" else {
                return .refusal(.badRequest, "What is posted must be JSON.")
            }
        }
        guard knows(request) || isOpening(request) else {
            return .refusal(.forbidden, "Open the address that catwalk show printed: it has the token.")
        }
        return nil
    }

    /// For a request with the token: gives the browser a cookie, and the page without the token in its address.
    func welcome(for request: HTTPRequest) -> HTTPResponse? {
        if let opening, isOpening(request) {
            return opening.begin().map { cookie(of: $0, for: request) } ?? Self.usedUp
        }
        guard shownToken(of: request) != nil, knows(request) else { return nil }
        // Whoever reads what catwalk prints has come, and needs the other address no more.
        opening?.void()
        return cookie(of: token, for: request)
    }

    /// Whether the request comes with the token, or with the cookie that was given for it.
    func knows(_ request: HTTPRequest) -> Bool {
        if let given = shownToken(of: request) { return Self.isSame(given, token) }
        let cookies = (request.header("cookie") ?? "").split(separator: ";").map { $0.drop { $0 == " " } }
        let values = cookies.filter { $0.hasPrefix("\(cookie)=") }.map { String($0.dropFirst(cookie.count + 1)) }
        let own = [token, opening?.validPass].compactMap(\.self)
        return values.contains { value in own.contains { Self.isSame(value, $0) } }
    }
}

extension StageGate {
    private static let foreign = HTTPResponse.refusal(.forbidden, "A page of somebody else may not ask this server.")

    private static let usedUp = HTTPResponse.refusal(
        .forbidden,
        """
        This address was good for one visit in its first half minute, and perhaps another user of this machine came. Open \
        the one that catwalk show printed.
        """
    )

    /// What stands in the address of a page.
    private func shownToken(of request: HTTPRequest) -> String? {
        Self.pages.contains(request.path) ? request.query["token"] : nil
    }

    private func isOpening(_ request: HTTPRequest) -> Bool {
        guard let opening, let given = shownToken(of: request) else { return false }
        return Self.isSame(given, opening.key)
    }

    private func cookie(of value: String, for request: HTTPRequest) -> HTTPResponse {
        let cookie = "\(cookie)=\(value); HttpOnly; SameSite=Strict; Path=/"
        return HTTPResponse(status: .seeOther, headers: ["Location": request.path, "Set-Cookie": cookie])
    }

    /// Takes as long for any text of this length, so that the time tells nothing.
    private static func isSame(_ text: String, _ secret: String) -> Bool {
        let (given, own) = (Array(text.utf8), Array(secret.utf8))
        return given.count == own.count && zip(given, own).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
