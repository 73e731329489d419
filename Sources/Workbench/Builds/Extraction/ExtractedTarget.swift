import Subject

/// One directory of the subject as a target of the extracted package.
public struct ExtractedTarget: Hashable, Sendable {
    public let module: Module
    public let isTest: Bool
    /// The names of the targets that its files import, sorted.
    public let dependencies: [String]
    /// What is not built of the directory, relative to it, sorted.
    var excluded: [String] = []

    public var name: String { module.name }

    /// The place of the link to the directory in the package, at which the package manager looks by itself.
    public var folder: String { (isTest ? "Tests/" : "Sources/") + name }
}
