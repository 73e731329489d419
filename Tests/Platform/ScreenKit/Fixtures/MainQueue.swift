import Dispatch

/// Returns once all jobs that are enqueued on the main actor now have run.
@MainActor
func mainQueueToSettle() async {
    await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
    }
}
