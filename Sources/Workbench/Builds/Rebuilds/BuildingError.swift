import Files
import Support

/// Why a module could not be built again and again.
public enum BuildingError: Error, Hashable, Sendable {
    /// `detail` is the end of what the build said.
    case notRebuilt(module: String, detail: String)
    case file(FileFault)
    /// What was built is not there, or can't be read or removed; `reason` is the system's.
    case productsUnusable(path: String, reason: String)
}

extension BuildingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notRebuilt(let module, let detail):
            "\(PrintablePath(module)) was built once, and could not be built again. It said:\n\(PrintableText(lines: detail))\n"
                + "Remove .build/catwalk, and try again."
        case .file(let fault): "\(fault)"
        case .productsUnusable(let path, let reason):
            "What was built in \(PrintablePath(path)) could not be used: \(reason). Remove .build/catwalk, and try again."
        }
    }
}
