import Foundation
import Support
import Yams

/// A value in the configuration that knows where it stands, so that each error can name line, column and key.
public struct ConfigurationNode {
    public let place: ConfigurationPlace
    private let node: Node

    public var isMapping: Bool { node.mapping != nil }

    init(_ node: Node, key: String, in file: String) {
        self.node = node
        place = ConfigurationPlace(file: file, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, key: key)
    }

    /// A scalar, as it is written; one that YAML would read as a number is a text here too.
    public func text() throws(SubjectError) -> String { try text(expected: "a text") }

    private func text(expected: String) throws(SubjectError) -> String {
        guard node.null == nil, let text = node.scalar?.string, !text.isEmpty else { throw wrongType(expected) }
        return text
    }

    /// A mapping of language codes to texts, or the one text in English; each is read by `text`.
    public func localized(
        _ text: (ConfigurationNode) throws(SubjectError) -> String = { node throws(SubjectError) in try node.text() }
    ) throws(SubjectError) -> [String: String] {
        guard isMapping else { return ["en": try text(self)] }
        var texts: [String: String] = [:]
        for (language, node) in try entries() { texts[try language.text()] = try text(node) }
        if texts.isEmpty {
            throw .wrongType(at: place, expected: "a text, or one for each language", found: "an empty mapping")
        }
        return texts
    }

    /// The items of a list, or the one value that stands for a list of one.
    public func oneOrMore(atMost maximum: Int = mostItems) throws(SubjectError) -> [ConfigurationNode] {
        node.scalar != nil && node.null == nil ? [self] : try list(atMost: maximum)
    }

    /// The texts of a list, or the one text that stands for a list of one.
    public func texts() throws(SubjectError) -> [String] {
        try oneOrMore().map { node throws(SubjectError) in try node.text() }
    }

    /// A list of names that are all different; `what` says what each of them is.
    public func distinctNames(of what: String) throws(SubjectError) -> [String] {
        var names: [String] = []
        var known: [String: ConfigurationPlace] = [:]
        // Only looked up.
        for node in try oneOrMore(atMost: .max) {
            let name = try node.name(for: "a \(what)")
            if let first = known.updateValue(node.place, forKey: name) {
                throw .duplicate(at: node.place, what: what, name: name, first: first)
            }
            names.append(name)
        }
        return names
    }

    /// A text that is one of the `known` names; `what` says what they name.
    public func name(of what: String, among known: [String]) throws(SubjectError) -> String {
        let name = try text()
        guard known.contains(name) else { throw .unknown(at: place, what: what, name: name, known: known) }
        return name
    }

    /// A text that is one printable line of at most 100 characters; `what` says what bears it: `an architecture`.
    public func name(for what: String) throws(SubjectError) -> String {
        let name = try text()
        if let fault = NameFault(in: name) { throw .badName(at: place, what: what, name: name, fault) }
        return name
    }

    /// Texts that are each one of the `known` names.
    public func names(of what: String, among known: [String]) throws(SubjectError) -> [String] {
        try oneOrMore().map { node throws(SubjectError) in try node.name(of: what, among: known) }
    }

    /// A path below the root, without `.` and `..`.
    public func path() throws(SubjectError) -> String {
        let path = try text()
        guard let normalized = RootPath.normalized(path), !normalized.isEmpty else {
            throw .outsideRoot(at: place, path: path)
        }
        return normalized
    }

    /// A text that is a number of at least 0, or a share of at least 0 %, which is then divided by 100.
    public func amount(expected: String) throws(SubjectError) -> (number: Double, isShare: Bool) {
        let text = try text(expected: expected)
        let isShare = text.hasSuffix("%")
        let digits = isShare ? text.dropLast().trimmingCharacters(in: .whitespaces) : text
        guard let number = Double(digits), number.isFinite, number >= 0 else {
            throw .wrongType(at: place, expected: expected, found: "\"\(text)\"")
        }
        return (isShare ? number / 100 : number, isShare)
    }

    public func flag() throws(SubjectError) -> Bool {
        guard let flag = node.bool else { throw wrongType("true or false") }
        return flag
    }

    /// Of any list: what is named in two of them is held against each other, item by item.
    public static let mostItems = 2000

    public func list(atMost maximum: Int = mostItems) throws(SubjectError) -> [ConfigurationNode] {
        guard let sequence = node.sequence else { throw wrongType("a list") }
        try expect(sequence.count, of: "items", atMost: maximum)
        return sequence.enumerated().map { ConfigurationNode($1, key: "\(place.key)[\($0)]", in: place.file) }
    }

    /// The entries of a mapping whose keys are the user's own names, in the order in which they are written.
    public func entries() throws(SubjectError) -> [(name: ConfigurationNode, value: ConfigurationNode)] {
        guard let mapping = node.mapping else { throw wrongType("a mapping of keys to values") }
        try expect(mapping.count, of: "keys", atMost: Self.mostItems)
        return try mapping.map { key, value throws(SubjectError) in
            let name = try ConfigurationNode(key, key: place.key, in: place.file).text()
            let inner = place.key.isEmpty ? name : "\(place.key).\(name)"
            return (
                ConfigurationNode(key, key: inner, in: place.file),
                ConfigurationNode(value, key: inner, in: place.file)
            )
        }
    }

    /// Throws if the node has more than may be held against all of the code.
    public func expect(_ count: Int, of what: String, atMost maximum: Int = 1000) throws(SubjectError) {
        if count > maximum { throw .tooMany(at: place, what: what, maximum: maximum) }
    }

    /// A mapping that may have these keys and no others.
    public func mapping(keys known: [String]) throws(SubjectError) -> ConfigurationMapping {
        var values: [String: ConfigurationNode] = [:]
        for (name, value) in try entries() {
            values[try name.name(of: "key", among: known)] = value
        }
        return ConfigurationMapping(place: place, values: values)
    }
}

extension ConfigurationNode {
    private func wrongType(_ expected: String) -> SubjectError {
        .wrongType(at: place, expected: expected, found: found)
    }

    /// `nil` for no value at all.
    private var found: String? {
        switch node {
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .scalar(let scalar) where node.null != nil || scalar.string.isEmpty: nil
        case .scalar(let scalar): "\"\(PrintablePath(scalar.string))\""
        case .alias: "an alias"
        }
    }
}
