/// One answer to an alert; the alert is gone when the handler runs.
@MainActor
public struct AlertAction {
    public let title: String
    let handler: @MainActor () -> Void

    public init(title: String, handler: @escaping @MainActor () -> Void = {}) {
        self.title = title
        self.handler = handler
    }
}
