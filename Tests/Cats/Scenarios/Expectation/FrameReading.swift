import ScreenKit

extension Frame {
    /// The widgets that are enabled or turning, in reading order.
    var identifiersOfWhatIsOn: [String] {
        widgets.filter(\.isOn).map(\.identifier)
    }
}

extension Frame.Widget {
    fileprivate var isOn: Bool {
        switch appearance {
        case .activity(let isAnimating): isAnimating
        case .button(_, let isEnabled), .thumbnails(_, _, let isEnabled): isEnabled
        case .label, .image: false
        }
    }
}
