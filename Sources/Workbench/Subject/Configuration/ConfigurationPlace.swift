/// A place in the configuration, as errors name it.
public struct ConfigurationPlace: Hashable, Sendable {
    /// Counted from 1.
    public let line: Int

    /// Counted from 1, in Unicode scalars.
    public let column: Int

    /// The way to the value from the top, such as `architectures[2].tests`; empty for the top itself.
    public let key: String

    public init(line: Int, column: Int, key: String) {
        self.line = line
        self.column = column
        self.key = key
    }
}

extension ConfigurationPlace: CustomStringConvertible {
    public var description: String {
        let position = "\(ConfigurationFile.name):\(line):\(column): "
        return key.isEmpty ? position : position + "\(key): "
    }
}
