/// Makes a value of a report's own type that has every key that such a value may have, and in which nothing is counted.
///
/// A list or dictionary has an entry for each of the names that its key has, wherever the key stands, and none otherwise;
/// numbers are 0 or undefined, texts are empty, and an enumeration is its first case, for which it has to be `CaseIterable`.
/// Of other plain values none is made: decoding throws.
struct OutlineDecoder: Decoder {
    /// The names of the entries of each list, by the list's key.
    let names: [String: [String]]
    /// The keys of optional values that are not there.
    let absent: Set<String>
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]
    /// The key that leads here, and the entry's name if this is an entry of a list.
    private var key = ""
    private var name: String

    /// `name` is that of the value itself.
    init(names: [String: [String]], absent: Set<String>, name: String = "") {
        self.names = names
        self.absent = absent
        self.name = name
    }

    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try plain(type) ?? Value(from: self)
    }

    private func plainValue<Value>(_ type: Value.Type) throws -> Value {
        guard let value = plain(type) else {
            let text = "An outline has no value of \(type) for \(key)."
            throw DecodingError.typeMismatch(type, DecodingError.Context(codingPath: [], debugDescription: text))
        }
        return value
    }

    /// `nil` if it is none of those that reports have.
    private func plain<Value>(_ type: Value.Type) -> Value? {
        let plain: Any? =
            switch type {
            case is Bool.Type: false
            case is Int.Type: 0
            case is Double.Type: 0.0
            case is String.Type: key == "name" ? name : ""
            case let type as any CaseIterable.Type: (type.allCases as any Collection).first
            default: nil
            }
        return plain as? Value
    }

    func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keys(outline: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { Entries(outline: self) }

    func singleValueContainer() -> any SingleValueDecodingContainer { Single(outline: self) }

    private var entryNames: [String] { names[key, default: []] }

    private func stepping(to key: some CodingKey) -> OutlineDecoder {
        var decoder = self
        decoder.key = key.stringValue
        return decoder
    }

    private func entering(_ name: String) -> OutlineDecoder {
        var decoder = self
        decoder.name = name
        return decoder
    }
}

extension OutlineDecoder {
    private struct Keys<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let outline: OutlineDecoder
        var codingPath: [any CodingKey] { [] }
        var allKeys: [Key] { outline.entryNames.compactMap { Key(stringValue: $0) } }

        func contains(_ key: Key) -> Bool { !outline.absent.contains(key.stringValue) }
        func decodeNil(forKey key: Key) -> Bool { false }
        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
            try outline.stepping(to: key).value(type)
        }

        func nestedContainer<Nested>(keyedBy: Nested.Type, forKey key: Key) -> KeyedDecodingContainer<Nested> {
            outline.stepping(to: key).container(keyedBy: keyedBy)
        }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
            outline.stepping(to: key).unkeyedContainer()
        }
        func superDecoder() -> any Decoder { outline }
        func superDecoder(forKey key: Key) -> any Decoder { outline.stepping(to: key) }
    }

    private struct Entries: UnkeyedDecodingContainer {
        let outline: OutlineDecoder
        var codingPath: [any CodingKey] { [] }
        var currentIndex = 0
        private var names: [String] { outline.entryNames }
        var count: Int? { names.count }
        var isAtEnd: Bool { currentIndex == names.count }

        private mutating func next() -> OutlineDecoder {
            defer { currentIndex += 1 }
            return outline.entering(names[currentIndex])
        }

        func decodeNil() -> Bool { false }
        mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next().value(type) }
        mutating func nestedContainer<Nested>(keyedBy: Nested.Type) -> KeyedDecodingContainer<Nested> {
            next().container(keyedBy: keyedBy)
        }
        mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { next().unkeyedContainer() }
        mutating func superDecoder() -> any Decoder { next() }
    }

    private struct Single: SingleValueDecodingContainer {
        let outline: OutlineDecoder
        var codingPath: [any CodingKey] { [] }

        // A figure that may be undefined is.
        func decodeNil() -> Bool { true }
        // A plain value is decoded by asking for itself once more.
        func decode<T: Decodable>(_ type: T.Type) throws -> T { try outline.plainValue(type) }
    }
}
