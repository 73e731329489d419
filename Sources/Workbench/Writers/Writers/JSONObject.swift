/// An object of JSON, put down as it is written: keys with their values.
///
/// A key whose value is `nil` is left out.
struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
    private let members: [String: Member]

    init(dictionaryLiteral members: (String, (any Encodable)?)...) {
        let known = members.compactMap { key, value in value.map { (key, Member(value: $0)) } }
        self.members = Dictionary(uniqueKeysWithValues: known)
    }

    func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }

    private struct Member: Encodable {
        let value: any Encodable

        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }
}
