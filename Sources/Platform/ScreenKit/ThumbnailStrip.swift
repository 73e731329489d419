import Picture

/// A row of thumbnails, at most one of which is marked as selected.
///
/// A tap reports the thumbnail's index and selects nothing by itself.
public final class ThumbnailStrip: Control {
    public var thumbnails: [Thumbnail] = [] {
        didSet { setNeedsDisplay() }
    }

    public var selectedIndex: Int? {
        didSet { setNeedsDisplay() }
    }

    private var actions: [@MainActor (Int) -> Void] = []

    /// Calls `action` on `target` with the index of each thumbnail tapped, for as long as `target` lives.
    public func addTarget<Target: AnyObject>(
        _ target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (Int) -> Void
    ) {
        actions.append { [weak target] index in
            guard let target else { return }
            action(target)(index)
        }
    }

    func sendActions(at index: Int) {
        for action in actions { action(index) }
    }

    override var appearance: Frame.Appearance? {
        .thumbnails(thumbnails, selectedIndex: selectedIndex, isEnabled: isEnabled)
    }
}
