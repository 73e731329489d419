import Bank

/// Answers when it is told to.
@MainActor
final class HeldBank: Bank {
    private var answer: CheckedContinuation<Bool, Never>?
    private(set) var question: String?

    func pay(_ coins: Int) async -> Bool {
        question = "Pay \(coins)"
        return await withCheckedContinuation { answer = $0 }
    }

    func answer(_ isPaid: Bool) {
        answer?.resume(returning: isPaid)
        (answer, question) = (nil, nil)
    }
}
