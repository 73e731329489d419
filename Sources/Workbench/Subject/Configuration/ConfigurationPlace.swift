import Support

/// A place in the configuration, as errors name it.
public struct ConfigurationPlace: Hashable, Sendable {
    /// Relative to the subject's root.
    public internal(set) var file = ConfigurationFile.name
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, in Unicode scalars.
    public let column: Int
    /// The way to the value from the top, such as `architectures[2].tests`; empty for the top itself.
    public internal(set) var key = ""
}

extension ConfigurationPlace: CustomStringConvertible {
    public var description: String {
        let position = "\(PrintablePath(file)):\(line):\(column): "
        return key.isEmpty ? position : position + "\(PrintablePath(key)): "
    }
}
