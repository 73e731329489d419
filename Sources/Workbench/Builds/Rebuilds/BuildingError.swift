import Files
import Support

/// Why a module could not be built again and again.
public enum BuildingError: Error, Hashable, Sendable {
    /// `detail` is the end of what the build said.
    case notRebuilt(module: String, detail: String)
    /// It builds the package, and times are taken of what the native one makes.
    case otherBuildSystem(String)
    case file(FileFault)
    /// What was built is not there, or can't be read or removed; `reason` is the system's.
    case productsUnusable(path: String, reason: String)
}

extension BuildingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notRebuilt(let module, let detail):
            "\(PrintablePath(module)) was built once, and could not be built again. It said:\n\(PrintableText(lines: detail))\n"
                + "Remove .build, and try again."
        case .otherBuildSystem(let name):
            "Builds are timed with the package manager's native build system, and this one is \(name). Use a toolchain that "
                + "has the native one, and leave CATWALK_BUILD_SYSTEM out."
        case .file(let fault): "\(fault)"
        case .productsUnusable(let path, let reason):
            "What was built in \(PrintablePath(path)) could not be used: \(reason). Remove that folder, and try again."
        }
    }
}
