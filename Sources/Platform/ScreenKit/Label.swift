/// A line of text.
public final class Label: View {
    public var text: String? {
        didSet { setNeedsDisplay() }
    }

    override var appearance: Frame.Appearance? { .label(text: text) }
}
