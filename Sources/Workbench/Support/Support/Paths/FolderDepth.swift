/// How far folders lie in each other.
public enum FolderDepth {
    /// The most that are looked into: far more than a project has, and few enough for the long paths of the files in them.
    public static let limit = 100

    /// Whether the folder at the relative path lies in so many others.
    public static func isExceeded(by path: String) -> Bool { path.utf8.count { $0 == UInt8(ascii: "/") } >= limit }
}
