import Writers

/// A measurement of growth for programs: every sample, unrounded, keys in alphabetical order.
public enum ScaleJSON {
    public static func text(for scale: Scale) throws -> String { try JSONText.text(for: scale) }
}
