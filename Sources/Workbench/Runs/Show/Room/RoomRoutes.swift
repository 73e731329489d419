import Foundation
import Page
import Workshop

/// What is answered about a room: its page to whoever may see the stage, and to learners nothing but that they were heard.
struct RoomRoutes: Sendable {
    /// For learners, whose token opens nothing else.
    let gate: StageGate
    let page: RoomPage
    var now: @Sendable () -> ContinuousClock.Instant = { .now }
    private let room = Room()

    /// Where learners tell how far they are.
    static let standing = "/standing"

    /// Notes what a learner's catwalk tells.
    func take(_ request: HTTPRequest) async -> HTTPResponse {
        if let refusal = gate.refusal(of: request) { return refusal }
        guard request.method == "POST" else { return .refusal(.methodNotAllowed, "Only POST is answered here.") }
        guard let message = try? JSONDecoder().decode(RoomMessage.self, from: request.body) else { return Self.strange }
        return switch await room.take(message, from: request.sender, at: now()) {
        case .heard: HTTPResponse(status: .done)
        case .shared:
            .refusal(.conflict, "Noted, but somebody else in the room has this name. Choose another one with --name.")
        case .full: .refusal(.full, "The room is full.")
        case .unclear: .refusal(.badRequest, LearnerName.rule)
        case .implausible: Self.strange
        }
    }

    private static let strange = HTTPResponse.refusal(.badRequest, "This is nothing that catwalk workshop watch tells.")

    /// The page, or with `now` the part of it that changes; `nil` if there is nothing at the address.
    func response(to parts: [String]) async -> HTTPResponse? {
        switch parts {
        case ["room"]: .html(page.text, policy: page.policy)
        case ["room", "now"]: (try? await page.part(for: room.rows())).map { .html($0) }
        default: nil
        }
    }
}
