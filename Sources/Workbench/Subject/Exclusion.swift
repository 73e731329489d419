/// What is not looked at, although it lies below what was asked for.
public struct Exclusion: Hashable, Sendable {
    /// Folders that dependency managers and Xcode fill with code that is not the project's own.
    private static let foreignFolders: Set = ["Carthage", "DerivedData", "Pods", "SourcePackages"]
    /// Endings of folders whose code is shown or tried out, and compiled into no target: documentation and playgrounds.
    private static let foreignExtensions = [".docc", ".playground"]

    private var patterns: [Glob] = []
    /// What is kept even so.
    private var kept: [Glob] = []
    /// Folders and files that git ignores, relative to what was asked for.
    private var ignored: Set<String>

    /// Each pattern fits a file's or a folder's path, relative to what was asked for, or its name; `*` stands for any
    /// text.
    ///
    /// After a `!` it says what is kept, although it would be left out by another pattern or by itself.
    public init(_ patterns: [String] = [], ignored: Set<String> = []) {
        self.ignored = ignored
        for pattern in patterns {
            if pattern.hasPrefix("!") {
                kept.append(Glob(String(pattern.dropFirst())))
            } else {
                self.patterns.append(Glob(pattern))
            }
        }
    }

    /// This exclusion, which leaves out what git ignores as well.
    public func and(ignored: Set<String>) -> Exclusion {
        var all = self
        all.ignored.formUnion(ignored)
        return all
    }

    /// Whether git ignores it, so that another copy of the same sources need not have it.
    public func isIgnored(_ path: String) -> Bool { ignored.contains(path) }

    /// Whether it is left out because its name begins with a dot.
    public func hides(_ path: String) -> Bool {
        path.lastPathPart.hasPrefix(".") && leavesOut(path, byItself: true)
    }

    public func leavesOutFolder(_ path: String) -> Bool {
        let name = path.lastPathPart
        let isForeign =
            Self.foreignFolders.contains(name) || Self.foreignExtensions.contains(where: name.hasSuffix)
        return leavesOut(path, byItself: isForeign)
    }

    public func leavesOutFile(_ path: String) -> Bool {
        leavesOut(path, byItself: false)
    }

    /// One that says of itself that a program wrote it.
    public func leavesOutGeneratedFile(_ path: String) -> Bool {
        leavesOut(path, byItself: true)
    }

    private func leavesOut(_ path: String, byItself isLeftOut: Bool) -> Bool {
        func fits(_ glob: Glob) -> Bool { glob.matches(path) || glob.matches(path.lastPathPart) }
        return (isLeftOut || ignored.contains(path) || patterns.contains(where: fits)) && !kept.contains(where: fits)
    }
}

extension String {
    fileprivate var lastPathPart: String { split(separator: "/").last.map(String.init) ?? self }
}
