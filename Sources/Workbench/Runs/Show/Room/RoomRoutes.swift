import Foundation
import Page
import Workshop

/// What is answered about a room: its page to whoever may see the stage, and to learners nothing but that they were heard.
struct RoomRoutes: Sendable {
    /// For learners, whose token opens nothing else.
    let gate: StageGate
    let page: RoomPage
    private let room = Room()

    /// Where learners tell how far they are.
    static let standing = "/standing"

    /// Notes what a learner's catwalk tells.
    func take(_ request: HTTPRequest) async -> HTTPResponse {
        if let refusal = gate.refusal(of: request) { return refusal }
        guard request.method == "POST" else { return .refusal(.methodNotAllowed, "Only POST is answered here.") }
        guard let standing = try? JSONDecoder().decode(Standing.self, from: request.body), await room.take(standing)
        else {
            return .refusal(.badRequest, "This is nothing that catwalk workshop watch tells, or the room is full.")
        }
        return HTTPResponse(status: .done)
    }

    /// The page, or with `now` the part of it that changes; `nil` if there is nothing at the address.
    func response(to parts: [String]) async -> HTTPResponse? {
        switch parts {
        case ["room"]: .html(page.text, policy: page.policy)
        case ["room", "now"]: (try? await page.part(for: room.rows())).map { .html($0) }
        default: nil
        }
    }
}
