import Support

/// Why the compiler's index could not be read.
public enum IndexError: Error, Hashable, Sendable {
    case libraryMissing(path: String)
    case libraryUnusable(path: String, reason: String)
    case storeMissing(path: String)
    case storeUnusable(path: String, reason: String)
    /// A source file was never compiled with an index, or its unit is gone.
    case notIndexed(file: String, store: String)
    /// A source file was changed after it was compiled.
    case outdated(file: String, store: String)
    case recordUnusable(file: String, record: String, reason: String)
}

extension IndexError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .libraryMissing(let path):
            "The toolchain has no \(PrintablePath(path)), which reads the compiler's index. Install the whole "
                + "toolchain."
        case .libraryUnusable(let path, let reason):
            "\(PrintablePath(path)), which reads the compiler's index, could not be used: \(reason). Use Swift 6.3 "
                + "or newer."
        case .storeMissing(let path):
            "There is no index store at \(PrintablePath(path)). Build the package in debug mode; a release build "
                + "writes none."
        case .storeUnusable(let path, let reason):
            "The index store at \(PrintablePath(path)) could not be opened: \(reason). Remove it together with the "
                + "folder of the build it belongs to, and build again with the toolchain in use."
        case .notIndexed(let file, let store):
            "\(PrintablePath(file)) is not in the index store at \(PrintablePath(store)). Remove the folder of the "
                + "build that the store belongs to, and build again: what is up to date is not indexed anew."
        case .outdated(let file, let store):
            "\(PrintablePath(file)) was changed after it was put into the index store at \(PrintablePath(store)). "
                + "Build again."
        case .recordUnusable(let file, let record, let reason):
            "The index record \(record) of \(PrintablePath(file)) could not be read: \(reason). Remove the folder of "
                + "the build that the index store belongs to, and build again."
        }
    }
}
