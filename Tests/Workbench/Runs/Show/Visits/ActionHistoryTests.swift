import Stage
import Testing

@testable import Show

struct ActionHistoryTests {
    private func history(of count: Int) -> ActionHistory {
        var history = ActionHistory()
        for number in 0..<count { history.add(.tap("load", at: number)) }
        return history
    }

    @Test("What was done stands in its order, and of it so much was done before something new began")
    func order() {
        var history = history(of: 2)
        history.beginSomethingNew()
        history.add(.tap("save", at: nil))
        #expect(history.actions == [.tap("load", at: 0), .tap("load", at: 1), .tap("save", at: nil)])
        #expect(history.earlier == 2)
    }

    @Test("The last action can be shown again, if there is one", arguments: [(0, 0), (1, 0), (3, 2)])
    func last(count: Int, earlier: Int) {
        var history = history(of: count)
        history.beginSomethingNew()
        history.showTheLastAction()
        #expect(history.earlier == earlier)
    }

    @Test("So many actions are kept and no more, and it says whether they are all", arguments: [-1, 0, 1, 500])
    func limit(more: Int) {
        let history = history(of: ActionHistory.limit + more)
        #expect(history.actions.count == ActionHistory.limit + min(0, more))
        #expect(history.isComplete == (more <= 0))
    }
}
