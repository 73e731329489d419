/// The values of a mapping whose keys were checked.
struct ConfigurationMapping {
    let place: ConfigurationPlace
    let values: [String: ConfigurationNode]

    /// The value of a key that may be left out.
    subscript(key: String) -> ConfigurationNode? { values[key] }

    func required(_ key: String) throws(SubjectError) -> ConfigurationNode {
        guard let value = values[key] else { throw .missingKey(at: place, key: key) }
        return value
    }
}
