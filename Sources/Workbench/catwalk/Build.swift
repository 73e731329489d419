import CBuild
import Foundation

/// What a bug report needs to know of the program: `catwalk --version` prints it.
struct Build {
    let version: String
    /// Nil if the build was not told: `.ci/release` tells it.
    let commit: String?
    let configuration: String
    /// Nil if the build was not told.
    let toolchain: String?

    static let own = Build(
        version: Catwalk.version,
        commit: catwalk_commit().map { String(cString: $0) },
        configuration: [mode, linking, "\(system) \(processor)"].compactMap(\.self).joined(separator: ", "),
        toolchain: catwalk_toolchain().map { String(cString: $0) }
    )

    #if DEBUG
        private static let mode = "debug"
    #else
        private static let mode = "release"
    #endif

    #if arch(x86_64)
        private static let processor = "x86_64"
    #else
        private static let processor = "arm64"
    #endif

    #if os(Linux)
        private static let system = "Linux"

        /// Static if the program brings the standard library itself, so that it has none to load.
        private static var linking: String? {
            dlopen("libswiftCore.so", RTLD_LAZY | RTLD_NOLOAD) == nil ? "static" : nil
        }
    #else
        private static let system = "macOS"
        private static let linking: String? = nil
    #endif
}

extension Build: CustomStringConvertible {
    var description: String {
        """
        \(version)
        commit: \(commit ?? "not known")
        build: \(configuration)
        toolchain: \(toolchain ?? "not known")
        """
    }
}
