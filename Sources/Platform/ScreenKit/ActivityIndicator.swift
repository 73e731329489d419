/// A wheel that turns while something is on its way.
public final class ActivityIndicator: View {
    public var isAnimating = false {
        didSet { setNeedsDisplay() }
    }

    override var appearance: Frame.Appearance? { .activity(isAnimating: isAnimating) }
}
