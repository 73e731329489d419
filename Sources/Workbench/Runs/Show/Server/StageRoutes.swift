import Foundation
import Page

/// What is answered at which address.
struct StageRoutes: Sendable {
    let gate: StageGate
    let visits: Visits
    let page: StagePage
    /// `nil` if learners tell this stage nothing.
    let room: RoomRoutes?
    private let sources: SourceRenderer

    init(gate: StageGate, visits: Visits, page: StagePage, root: URL, room: RoomRoutes?) {
        (self.gate, self.visits, self.page, self.room) = (gate, visits, page, room)
        sources = SourceRenderer(root: root) { try page.part(forSource: $0, of: $1, line: $2) }
    }

    /// Whether the request comes with the stage's token.
    ///
    /// Learners are strangers: what one sends is answered at once. So whoever keeps many connections open takes no place
    /// of the teacher's or of another learner.
    func knows(_ request: HTTPRequest) -> Bool { gate.knows(request) }

    func response(to request: HTTPRequest) async -> HTTPResponse {
        if let room, request.path == RoomRoutes.standing { return await room.take(request) }
        if let refusal = gate.refusal(of: request) { return refusal }
        if let welcome = gate.welcome(for: request) { return welcome }
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        switch (request.method, parts.first) {
        case ("GET", "") where parts.count == 1: return .html(page.text, policy: page.policy)
        case ("GET", "events") where parts.count == 1: return await events(for: request)
        case ("GET", "source") where parts.count == 3: return await source(file: parts[1], line: parts[2])
        case ("GET", "room"):
            return await room?.response(to: parts) ?? Self.nothing
        case ("POST", "do") where parts.count == 1: return await fulfil(request)
        case ("GET", _), ("POST", _): return Self.nothing
        default: return .refusal(.methodNotAllowed, "Only GET and POST are answered.")
        }
    }
}

extension StageRoutes {
    private static let nothing = HTTPResponse.refusal(.notFound, "There is nothing at this address.")

    private static let full = HTTPResponse.refusal(.full, "Too many pages are open. Close one, and try again.")

    private func events(for request: HTTPRequest) async -> HTTPResponse {
        guard let visit = await visits.visit(request.query["visit"] ?? "") else { return Self.full }
        let (listener, updates) = await visit.listen()
        Task { await visit.reopen() }
        let events = HTTPResponse.Events(updates: updates) { [visits] in
            await visit.leave(listener)
            await visits.left(visit)
        }
        return HTTPResponse(status: .ok, headers: ["Content-Type": "text/event-stream"], events: events)
    }

    private func fulfil(_ request: HTTPRequest) async -> HTTPResponse {
        guard let wish = try? JSONDecoder().decode(Wish.self, from: request.body) else {
            return .refusal(.badRequest, "This is nothing that the page can wish.")
        }
        guard let visit = await visits.visit(wish.visit) else { return Self.full }
        await visit.fulfil(wish)
        return HTTPResponse(status: .done)
    }

    private func source(file: String, line: String) async -> HTTPResponse {
        let files = await visits.page.files
        guard let file = Int(file), files.indices.contains(file), let line = Int(line),
            let html = await sources.part(for: files[file], line: line)
        else { return .refusal(.notFound, "There is no such source.") }
        return .html(html)
    }
}
