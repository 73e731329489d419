/// A build system of the package manager, by the name that `--build-system` takes; it decides where products lie.
public enum BuildSystem: String, CaseIterable, Codable, Sendable {
    /// The package manager's own, and its default up to Swift 6.3.
    case native
    /// Xcode's, as Swift 6.4 builds by default.
    case swiftbuild

    /// The environment variable that forces one.
    static let variable = "CATWALK_BUILD_SYSTEM"

    public var arguments: [String] { ["--build-system", rawValue] }

    /// The one that the environment forces; `nil` if it forces none.
    static func forced(in environment: [String: String]) throws(ToolchainError) -> BuildSystem? {
        guard let name = environment[variable], !name.isEmpty else { return nil }
        guard let system = BuildSystem(rawValue: name) else { throw .unknownBuildSystem(name: name) }
        return system
    }
}
