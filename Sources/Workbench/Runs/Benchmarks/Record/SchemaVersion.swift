/// The version that a file says it has.
enum SchemaVersion {
    /// Throws when it is not the `known` one.
    static func check<Key>(_ known: Int, in container: KeyedDecodingContainer<Key>, forKey key: Key) throws {
        let version = try container.decode(Int.self, forKey: key)
        if version == known { return }
        throw DecodingError.dataCorruptedError(
            forKey: key,
            in: container,
            debugDescription: "It is \(version), and this catwalk knows \(known)."
        )
    }
}
