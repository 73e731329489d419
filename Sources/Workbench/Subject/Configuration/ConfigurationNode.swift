import Yams

/// A value in the configuration that knows where it stands, so that each error can name line, column and key.
struct ConfigurationNode {
    let place: ConfigurationPlace
    private let node: Node

    init(_ node: Node, key: String) {
        self.node = node
        place = ConfigurationPlace(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, key: key)
    }

    /// A scalar, as it is written; one that YAML would read as a number is a text here too.
    func text() throws(SubjectError) -> String {
        guard node.null == nil, let text = node.scalar?.string, !text.isEmpty else { throw wrongType("a text") }
        return text
    }

    func flag() throws(SubjectError) -> Bool {
        guard let flag = node.bool else { throw wrongType("true or false") }
        return flag
    }

    func list() throws(SubjectError) -> [ConfigurationNode] {
        guard let sequence = node.sequence else { throw wrongType("a list") }
        return sequence.enumerated().map { ConfigurationNode($1, key: "\(place.key)[\($0)]") }
    }

    /// A list, or the one value that stands for a list of one.
    func oneOrMore() throws(SubjectError) -> [ConfigurationNode] {
        node.scalar != nil && node.null == nil ? [self] : try list()
    }

    /// The entries of a mapping whose keys are the user's own names, in the order in which they are written.
    func entries() throws(SubjectError) -> [(name: ConfigurationNode, value: ConfigurationNode)] {
        guard let mapping = node.mapping else { throw wrongType("a mapping of keys to values") }
        var entries: [(name: ConfigurationNode, value: ConfigurationNode)] = []
        for (key, value) in mapping {
            let name = ConfigurationNode(key, key: place.key)
            let inner = try place.key.isEmpty ? name.text() : "\(place.key).\(name.text())"
            entries.append((ConfigurationNode(key, key: inner), ConfigurationNode(value, key: inner)))
        }
        return entries
    }

    /// A mapping that may have these keys and no others.
    func mapping(keys known: [String]) throws(SubjectError) -> ConfigurationMapping {
        var values: [String: ConfigurationNode] = [:]
        for (name, value) in try entries() {
            let key = try name.text()
            guard known.contains(key) else { throw .unknown(at: name.place, what: "key", name: key, known: known) }
            values[key] = value
        }
        return ConfigurationMapping(place: place, values: values)
    }

    var isMapping: Bool { node.mapping != nil }
}

extension ConfigurationNode {
    private func wrongType(_ expected: String) -> SubjectError {
        .wrongType(at: place, expected: expected, found: found)
    }

    private var found: String {
        switch node {
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .scalar(let scalar) where node.null != nil || scalar.string.isEmpty: "nothing"
        case .scalar(let scalar): "\"\(scalar.string)\""
        case .alias: "an alias"
        }
    }
}
