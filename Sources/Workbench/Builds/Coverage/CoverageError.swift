import Files
import Support

/// Why there is no coverage.
public enum CoverageError: Error, Hashable, Sendable {
    case noProfile(program: String)
    /// The profile was written by another build of the program; `detail` is what the tool said.
    case otherBuild(program: String, detail: String)
    /// `detail` is what the tool said, which names the profiles.
    case unreadableProfile(detail: String)
    /// Nothing could be told of the program with its profile; `detail` is what the tool said.
    case unreadableProgram(program: String, detail: String)
    /// An export is not what `llvm-cov` writes; `key` is the place, such as `data[0].files`, and is empty for the
    /// whole.
    case malformed(source: String, key: String, reason: String)
    case file(FileFault)
    case tooLarge(path: String, limit: Int)
}

extension CoverageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noProfile(let program):
            "\(PrintablePath(program)) ran its tests and left no profile. Look whether a test ends the process "
                + "(exit, kill) before its end, and remove the folder .build to build it afresh."
        case .otherBuild(let program, let detail):
            "The profile does not belong to \(PrintablePath(program)), but to another build of it: \(detail)\n"
                + "Build and test again, and read the profile with the program that wrote it."
        case .unreadableProfile(let detail):
            "llvm-profdata could not read the profile: \(detail)\n"
                + "Give what a program wrote that was built with coverage, and use the toolchain that built it."
        case .unreadableProgram(let program, let detail):
            "llvm-cov could not tell from the profile what ran of \(PrintablePath(program)): \(detail)\n"
                + "Give the program that wrote the profile, and use the toolchain that built it."
        case .malformed(let source, let key, let reason):
            "The coverage from \(PrintablePath(source)) is not in the form that llvm-cov export writes: "
                + "\(key.isEmpty ? "" : "at \(key): ")\(reason) "
                + "Use the llvm-cov of Swift 6.3 or newer, or xcrun xccov view --report --json, and keep what it prints as it "
                + "is."
        case .file(.notAFile(let path)):
            "\(PrintablePath(path)) is not a regular file. Give a file that holds what llvm-cov export printed, or what a "
                + "program wrote."
        case .file(let fault): "\(fault)"
        case .tooLarge(let path, let limit):
            "\(PrintablePath(path)) is larger than \(limit) bytes, which is more than is read of it. "
                + "Give llvm-cov export the folders that are measured, so that it leaves out the others."
        }
    }
}
