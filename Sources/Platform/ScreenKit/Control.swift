/// A widget that can be tapped while it is enabled.
open class Control: View {
    public var isEnabled = true {
        didSet { setNeedsDisplay() }
    }
}
