/// All requests of one kind, in the order in which the app made them.
@MainActor
final class RequestLog<Question: Sendable, Response: Sendable> {
    private(set) var entries: [Entry] = []

    /// How many requests the app still waits for: open, and not given up.
    var waiting: Int { entries.count { $0.isOpen && !$0.request.isCancelled } }

    struct Entry {
        let question: Question
        let request: OpenRequest<Response>
        var isOpen = true
    }

    /// Asks `question`, and waits until the scenario responds.
    func ask(_ question: Question) async -> Response {
        let request = OpenRequest<Response>()
        entries.append(Entry(question: question, request: request))
        return await request.response()
    }

    /// Responds to the newest or oldest open request whose question fits; tells whether there was one.
    func respond(
        to age: Request.Age,
        where fits: (Question) -> Bool = { _ in true },
        with response: (Question) -> Response
    ) async -> Bool {
        let open = entries.indices.filter { entries[$0].isOpen && fits(entries[$0].question) }
        guard let index = age == .newest ? open.last : open.first else { return false }
        await respond(toEntry: index, with: response)
        return true
    }

    /// Responds to a request that is open.
    func respond(toEntry index: Int, with response: (Question) -> Response) async {
        entries[index].isOpen = false
        await entries[index].request.respond(with: response(entries[index].question))
    }

    /// Responds to all requests that are open now, so that no task waits for ever.
    func respondToAll(with response: Response) async {
        for _ in entries where await respond(to: .oldest, with: { _ in response }) {}
    }
}
