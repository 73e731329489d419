import FlyingFox
import Foundation

/// What the service answers: `/` names a cat, `/cats/<file>` is its photo, and there is nothing else.
///
/// A browser can be made to take any name for 127.0.0.1, and so to let a stranger's page read what is there (DNS
/// rebinding). Its requests then carry that name in their `Host` header: only our own address is answered.
struct CatRoutes: HTTPHandler {
    /// The service's own address as a `Host` header has it, such as `127.0.0.1:2287`.
    let host: String

    let photos: [BundledCat: Data]
    let next: @Sendable () -> BundledCat

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard request.headers[.host] == host else {
            return refusal(.misdirectedRequest, "This is http://\(host)/, and answers to no other name.")
        }
        guard let page = try page(at: request.path) else {
            return refusal(.notFound, "There is nothing here: ask for / or /cats/<file>.")
        }
        guard [.GET, .HEAD].contains(request.method) else {
            return refusal(.methodNotAllowed, "Only GET and HEAD are answered.", [HTTPHeader("Allow"): "GET, HEAD"])
        }
        return request.method == .HEAD ? withoutBody(page) : response(page)
    }
}

extension CatRoutes {
    private struct Page {
        let contentType: String
        let body: Data
    }

    private struct Answer: Encodable {
        let file: String
    }

    private func page(at path: String) throws -> Page? {
        if path == "/" {
            return Page(contentType: "application/json", body: try answer())
        }
        return photos.first { path == "/cats/\($0.key.rawValue)" }
            .map { Page(contentType: $0.key.contentType, body: $0.value) }
    }

    private func answer() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return try encoder.encode(Answer(file: "http://\(host)/cats/\(next().rawValue)"))
    }

    /// Another cat each time: nobody may keep an answer.
    private func headers(of page: Page) -> HTTPHeaders {
        [.contentType: page.contentType, .cacheControl: "no-store"]
    }

    private func response(_ page: Page) -> HTTPResponse {
        HTTPResponse(statusCode: .ok, headers: headers(of: page), body: page.body)
    }

    private func withoutBody(_ page: Page) -> HTTPResponse {
        var headers = headers(of: page)
        headers[.contentLength] = String(page.body.count)
        return HTTPResponse(statusCode: .ok, headers: headers)
    }

    private func refusal(_ status: HTTPStatusCode, _ reason: String, _ headers: HTTPHeaders = [:]) -> HTTPResponse {
        var headers = headers
        headers[.contentType] = "text/plain; charset=utf-8"
        return HTTPResponse(statusCode: status, headers: headers, body: Data("\(reason)\n".utf8))
    }
}
