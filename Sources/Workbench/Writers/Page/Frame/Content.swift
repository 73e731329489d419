import Mustache

/// What a template shows, by the names that it has there.
///
/// A name whose value is `nil` is left out.
struct Content: ExpressibleByDictionaryLiteral, Sendable {
    private var values: [String: any Sendable] = [:]

    init(dictionaryLiteral values: (String, (any Sendable)?)...) {
        precondition(Set(values.map(\.0)).count == values.count, "Two values have the same name.")
        for (name, value) in values { self[name] = value }
    }

    subscript(name: String) -> (any Sendable)? {
        get { values[name] }
        set { values[name] = newValue }
    }
}

extension Content: MustacheParent {
    func child(named name: String) -> Any? { values[name] }
}
