/// A text above a button.
@MainActor
public final class Screen {
    public var text = ""
    public var isOn = true
    private let tapped: () -> Void

    public init(tapped: @escaping () -> Void) { self.tapped = tapped }

    public func tap() {
        if isOn { tapped() }
    }
}
