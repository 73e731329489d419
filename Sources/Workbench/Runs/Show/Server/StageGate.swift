/// Who may ask the server for anything: the browser that was given the token, and pages of the server's own.
///
/// The server listens on this machine, where pages of others can reach it, too: by its address, or by a name of theirs that
/// leads to it.
struct StageGate: Hashable, Sendable {
    /// Where it listens, as a browser sends it.
    let host: String
    /// Random, and new for each run.
    let token: String

    /// The pages that a browser gets with the token in the address, and a cookie for it.
    private static let pages: Set = ["/", "/room"]

    /// The address with the token.
    func address(of page: String = "/") -> String { "http://\(host)\(page)?token=\(token)" }

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
        guard isKnown(request) else {
            return .refusal(.forbidden, "Open the address that catwalk show printed: it has the token.")
        }
        return nil
    }

    /// For a request with the token: gives the browser a cookie, and the page without the token in its address.
    func welcome(for request: HTTPRequest) -> HTTPResponse? {
        guard Self.pages.contains(request.path), let given = request.query["token"], isToken(given) else { return nil }
        let value = "\(cookie)=\(token); HttpOnly; SameSite=Strict; Path=/"
        return HTTPResponse(status: .seeOther, headers: ["Location": request.path, "Set-Cookie": value])
    }
}

extension StageGate {
    private static let foreign = HTTPResponse.refusal(.forbidden, "A page of somebody else may not ask this server.")

    private func isKnown(_ request: HTTPRequest) -> Bool {
        if Self.pages.contains(request.path), let given = request.query["token"] { return isToken(given) }
        let cookies = (request.header("cookie") ?? "").split(separator: ";").map { $0.drop { $0 == " " } }
        return cookies.contains { $0.hasPrefix("\(cookie)=") && isToken(String($0.dropFirst(cookie.count + 1))) }
    }

    /// Takes as long for any text of this length, so that the time tells nothing.
    private func isToken(_ text: String) -> Bool {
        let (given, own) = (Array(text.utf8), Array(token.utf8))
        return given.count == own.count && zip(given, own).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
