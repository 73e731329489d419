/// The values of a mapping whose keys were checked.
public struct ConfigurationMapping {
    public let place: ConfigurationPlace
    public let values: [String: ConfigurationNode]

    /// The value of a key that may be left out.
    public subscript(key: String) -> ConfigurationNode? { values[key] }

    public func required(_ key: String) throws(SubjectError) -> ConfigurationNode {
        guard let value = values[key] else { throw .missingKey(at: place, key: key) }
        return value
    }
}
