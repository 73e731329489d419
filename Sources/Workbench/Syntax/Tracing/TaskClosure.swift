import SwiftSyntax

extension ClosureExprSyntax {
    /// Whether a task begins with it, or another thread or turn of the loop runs it.
    var isOfTask: Bool {
        let argument = parent?.as(LabeledExprSyntax.self)?.parent?.parent
        let call =
            argument?.as(FunctionCallExprSyntax.self) ?? parent?.as(FunctionCallExprSyntax.self)
            ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        guard let called = call?.calledExpression.trimmedDescription else { return false }
        return called == "Task" || called.hasPrefix("Task.") || called.hasPrefix("Task<")
            || [".addTask", ".addTaskUnlessCancelled", ".async", ".asyncAfter"].contains { called.hasSuffix($0) }
    }
}
