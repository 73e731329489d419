/// Draws a view controller, and is told when what it last drew is out of date.
@MainActor
public protocol Host: AnyObject {
    /// Asks for a new frame; a host draws once for all that changes before it gets to it.
    func setNeedsFrame()
}
