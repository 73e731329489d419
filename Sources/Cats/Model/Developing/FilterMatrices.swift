import Picture

extension PhotoFilter {
    /// The colours of this look; apart from Mono, Sepia and Invert chosen by us, to resemble looks that are familiar.
    public var matrix: ColorMatrix {
        switch self {
        case .mono: .mono
        case .sepia: .sepia
        case .invert: .invert
        case .chrome: .chrome
        case .transfer: .transfer
        case .process: .process
        case .noir: .noir
        case .instant: .instant
        case .fade: .fade
        }
    }
}

extension ColorMatrix {
    /// Brightness alone, weighted as Recommendation ITU-R BT.709 weights red, green and blue.
    fileprivate static let mono = saturation(0)

    /// What `sepia(1)` is in the W3C's Filter Effects Module.
    fileprivate static let sepia = ColorMatrix(
        red: [0.393, 0.769, 0.189, 0, 0],
        green: [0.349, 0.686, 0.168, 0, 0],
        blue: [0.272, 0.534, 0.131, 0, 0]
    )

    /// Each colour's distance from white, as `invert(1)` in the W3C's Filter Effects Module.
    fileprivate static let invert = tint(red: -1, green: -1, blue: -1, lift: 1)

    /// The punch of slide film: ours, saturation 1.3, then contrast 1.1.
    fileprivate static let chrome = saturation(1.3).followed(by: contrast(1.1))

    /// A warm old print: ours, saturation 0.8, then a tint with more red and less blue, its blacks lifted by 0.04.
    fileprivate static let transfer = saturation(0.8)
        .followed(by: tint(red: 1.08, green: 0.98, blue: 0.82, lift: 0.04))

    /// Film developed in the wrong bath: ours, contrast 1.1, then a tint with less red and more blue.
    fileprivate static let process = contrast(1.1).followed(by: tint(red: 0.9, green: 1, blue: 1.08, lift: 0.02))

    /// Mono for the night: ours, brightness alone, then contrast 1.5.
    fileprivate static let noir = saturation(0).followed(by: contrast(1.5))

    /// An instant camera's print: ours, saturation 0.75, contrast 0.9, then a faint yellow tint, its blacks lifted.
    fileprivate static let instant = saturation(0.75).followed(by: contrast(0.9))
        .followed(by: tint(red: 1.04, green: 1, blue: 0.88, lift: 0.03))

    /// Left in the sun: ours, saturation 0.6, then contrast 0.8, all of it lifted by 0.05.
    fileprivate static let fade = saturation(0.6).followed(by: contrast(0.8))
        .followed(by: tint(red: 1, green: 1, blue: 1, lift: 0.05))
}
