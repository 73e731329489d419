import Foundation

/// What `swift -print-target-info` tells, as far as it is needed here.
struct TargetInfo: Decodable {
    let compilerVersion: String
    let paths: Paths

    struct Paths: Decodable {
        /// `…/usr/lib/swift`, whatever proxy or link `swift` was started through.
        let runtimeResourcePath: String
    }

    /// The folder of the compiler's own programs.
    var programs: URL { toolchain.appending(path: "bin") }

    /// Where the package manager keeps programs that a user does not call.
    var packageManagerPrograms: URL { toolchain.appending(path: "libexec/swift/pm") }

    /// The folder of the compiler's own libraries.
    var libraries: URL { toolchain.appending(path: "lib") }

    private var toolchain: URL {
        URL(filePath: paths.runtimeResourcePath, directoryHint: .isDirectory).appending(path: "../..").standardized
    }
}
