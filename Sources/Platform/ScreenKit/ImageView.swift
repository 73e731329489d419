import Picture

/// A place for one picture.
public final class ImageView: View {
    public var picture: Picture? {
        didSet { setNeedsDisplay() }
    }

    override var appearance: Frame.Appearance? { .image(picture) }
}
