import Subject

/// What is not looked at, although it lies below what was asked for.
public struct Exclusion: Sendable {
    /// Folders that dependency managers and Xcode fill with code that is not the project's own.
    private static let foreignFolders: Set = ["Carthage", "DerivedData", "Pods", "SourcePackages"]

    private let patterns: [Glob]

    /// Each pattern fits a file's or a folder's path relative to the argument, or its name; `*` stands for any text.
    public init(_ patterns: [String] = []) {
        self.patterns = patterns.map(Glob.init)
    }

    func leavesOutFolder(_ path: String) -> Bool {
        Self.foreignFolders.contains(path.lastPathPart) || leavesOutFile(path)
    }

    func leavesOutFile(_ path: String) -> Bool {
        patterns.contains { $0.matches(path) || $0.matches(path.lastPathPart) }
    }
}

extension String {
    fileprivate var lastPathPart: String { split(separator: "/").last.map(String.init) ?? self }
}
