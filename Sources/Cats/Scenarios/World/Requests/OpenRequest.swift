/// A request in the scenario's hand: it is answered when the scenario says so, and not before.
@MainActor
final class OpenRequest<Response: Sendable> {
    /// Whether the task that waits for the response has been cancelled.
    private(set) var isCancelled = false

    private var asker: CheckedContinuation<Response, Never>?
    private var delivery: CheckedContinuation<Void, Never>?

    /// Waits for the response, on the side of the app.
    func response() async -> Response {
        let response = await withTaskCancellationHandler {
            await withCheckedContinuation { asker = $0 }
        } onCancel: {
            Task { @MainActor in isCancelled = true }
        }
        delivery?.resume()
        return response
    }

    /// Responds, and returns once the app has gone on with the response as far as it can.
    ///
    /// The asker resumes the delivery on the main actor and goes on there in the same job; so when the delivery has
    /// come back to the main actor, that job is over.
    func respond(with response: Response) async {
        guard let asker else { return }
        self.asker = nil
        await withCheckedContinuation { continuation in
            delivery = continuation
            asker.resume(returning: response)
        }
    }
}
