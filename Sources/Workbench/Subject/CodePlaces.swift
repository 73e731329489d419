/// What `ui` and `model` name: shared layers, folders and types.
public struct CodePlaces: Hashable, Sendable {
    /// In the order of the configuration.
    public let names: [String]
    private let layers: Set<String>
    /// Relative to the subject's root.
    private let folders: [String]
    private let types: [Glob]

    public static let none = CodePlaces()

    /// A name with a `*` is a pattern for types, one with a slash a folder; any other is a layer's.
    public init(_ names: [String] = []) {
        self.names = names
        types = names.filter { $0.contains("*") }.map(Glob.init)
        folders = names.filter { !$0.contains("*") && $0.contains("/") }
        layers = Set(names.filter { !$0.contains("*") && !$0.contains("/") })
    }

    public var isEmpty: Bool { names.isEmpty }

    /// Whether a type lies there, or what stands in no type of a file: then `type` is `nil`.
    public func contains(type: String?, file: String, module: String) -> Bool {
        contains(file: file, module: module) || type.map { type in types.contains { $0.matches(type: type) } } ?? false
    }

    /// Whether all of a file lies there.
    public func contains(file: String, module: String) -> Bool {
        layers.contains(module) || folders.contains { file.hasPrefix($0 + "/") }
    }
}
