/// One directory of sources that is compiled as one module.
public struct Module: Hashable, Sendable {
    /// The module's name: the last part of its path unless the configuration says otherwise.
    public let name: String

    /// The directory, relative to the subject's root.
    public let path: String
}
