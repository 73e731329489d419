import Foundation

/// What the service answers: `/` names a cat, `/cats/<file>` is its photo, and there is nothing else.
///
/// A browser can be made to take any name for 127.0.0.1, and so to let a stranger's page read what is there (DNS
/// rebinding). Its requests then carry that name in their `Host` header: only our own address is answered.
struct CatRoutes: Sendable {
    /// The service's own address as a `Host` header has it, such as `127.0.0.1:2287`.
    let host: String

    let photos: [BundledCat: Data]
    let next: @Sendable () -> BundledCat

    func response(to request: RequestHead) throws -> Response {
        guard request.hosts == [host] else {
            return .refusal(.misdirectedRequest, "This is http://\(host)/, and answers to no other name.")
        }
        guard let page = try page(at: request.path) else {
            return .refusal(.notFound, "There is nothing here: ask for / or /cats/<file>.")
        }
        guard ["GET", "HEAD"].contains(request.method) else {
            return .refusal(.methodNotAllowed, "Only GET and HEAD are answered.", headers: ["Allow": "GET, HEAD"])
        }
        return request.method == "HEAD" ? page.withoutBody : page
    }
}

extension CatRoutes {
    private struct Answer: Encodable {
        let file: String
    }

    private func page(at path: String) throws -> Response? {
        if path == "/" {
            return page(of: "application/json", try answer())
        }
        return photos.first { path == "/cats/\($0.key.rawValue)" }.map { page(of: $0.key.contentType, $0.value) }
    }

    private func answer() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return try encoder.encode(Answer(file: "http://\(host)/cats/\(next().rawValue)"))
    }

    /// Another cat each time: nobody may keep an answer.
    private func page(of contentType: String, _ body: Data) -> Response {
        Response(status: .ok, headers: ["Content-Type": contentType, "Cache-Control": "no-store"], body: body)
    }
}
