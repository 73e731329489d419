/// The photo library's question to the user, from when it is asked until it is answered.
///
/// It names no folder: the user chose it, and a transcript stays the same wherever the photos go.
@MainActor
final class PermissionQuestion {
    static let text = "The photo folder is not there yet. May the app make it and save to it: allow or deny?"

    /// Called when the question is asked.
    var asked: () -> Void = {}

    private var askers: [CheckedContinuation<Bool, Never>] = []

    var isOpen: Bool { !askers.isEmpty }

    /// Waits for the user's answer.
    func ask() async -> Bool {
        await withCheckedContinuation { asker in
            askers.append(asker)
            asked()
        }
    }

    /// Answers all who ask.
    func answer(_ isAllowed: Bool) {
        let answered = askers
        askers = []
        for asker in answered { asker.resume(returning: isAllowed) }
    }
}
