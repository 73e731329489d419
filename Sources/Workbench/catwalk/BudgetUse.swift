/// What is done with the budgets of counts.
enum BudgetUse: Hashable, Sendable {
    case none
    case check
    case update
}
