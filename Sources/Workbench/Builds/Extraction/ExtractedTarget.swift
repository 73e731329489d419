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

extension [ExtractedTarget] {
    /// The names of these targets, and of all that they import, directly or through others, sorted.
    ///
    /// A manifest names them all. The package manager compiles a target again only if one that its manifest names has
    /// changed; else it would go on with a stored property less than its values have, and crash.
    public func needed(by names: [String]) -> [String] {
        let imports = Dictionary(map { ($0.name, $0.dependencies) }) { first, _ in first }
        var (found, open): (Set<String>, [String]) = ([], names)
        while let name = open.popLast() {
            if found.insert(name).inserted { open += imports[name] ?? [] }
        }
        return found.sorted()
    }
}
