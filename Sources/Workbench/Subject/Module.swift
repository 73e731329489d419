/// One directory of sources that is compiled as one module.
public struct Module: Hashable, Sendable {
    /// Unless the configuration says otherwise, the last part of the path, followed by `Tests` for a test module.
    public let name: String
    /// The directory, relative to the subject's root.
    public var path: String

    public init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}
