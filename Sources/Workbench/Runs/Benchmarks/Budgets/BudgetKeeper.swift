import Foundation
import Subject

/// The budgets in their file, which is read before anything is measured: what is wrong with it is said at once.
public struct BudgetKeeper: Sendable {
    private let file: StoredFile<Budgets>
    private let settings: BenchmarkSettings
    private let budgets: Budgets

    /// Of the subject whose configuration is in `root`.
    public init(in root: URL, settings: BenchmarkSettings) throws(BenchmarkError) {
        file = StoredFile(in: root, named: settings.budgets)
        self.settings = settings
        budgets = try file.read() ?? Budgets()
    }

    public var fileName: String { file.file.url.lastPathComponent }

    public func verdict(
        on scenarios: [CountedScenario],
        under conditions: BenchmarkRecord.Conditions
    ) -> BudgetVerdict {
        guard let machine = budgets.machine(like: conditions) else {
            return .unknownMachine(Budgets.Machine(of: conditions), others: budgets.machines)
        }
        let breaches = CountBreach.among(scenarios, on: machine, within: settings)
        return breaches.isEmpty ? .within : .past(breaches)
    }

    /// Takes what was counted as the budgets from now on.
    public func accept(
        _ scenarios: [CountedScenario],
        under conditions: BenchmarkRecord.Conditions
    ) throws(BenchmarkError) {
        var budgets = budgets
        budgets.accept(scenarios, under: conditions)
        try file.write(budgets)
    }
}
