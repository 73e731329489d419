/// The environment that tools are run in: the caller's, without what would change their results or their output.
public enum ChildEnvironment {
    /// Removed, because each sends profiles or products elsewhere, colours the output, or steers a test run that
    /// this process may itself be part of.
    private static let removed: Set<String> = [
        "LLVM_PROFILE_FILE", "SWIFTPM_BUILD_DIR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR",
        "XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestSessionIdentifier",
    ]

    private static let removedPrefixes = ["SWT_"]

    /// The folders in which programs are looked for, without those that are not named from the root on.
    static func searchPath(in environment: [String: String]) -> [String] {
        (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
    }

    public static func sanitized(_ environment: [String: String]) -> [String: String] {
        var result = environment.filter { name, _ in
            !removed.contains(name) && !removedPrefixes.contains { name.hasPrefix($0) }
        }
        // What a tool looks up by its name must not lie in a stranger's folder, where the tool may be started.
        let path = searchPath(in: environment).joined(separator: ":")
        // An empty one would be the current folder.
        result["PATH"] = path.isEmpty ? nil : path
        result["NO_COLOR"] = "1"
        result["TERM"] = "dumb"
        return result
    }
}
