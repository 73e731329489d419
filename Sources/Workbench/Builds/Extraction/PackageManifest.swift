import Subject
import Support

/// The manifest of a package that is laid out of a subject's modules.
public struct PackageManifest: Hashable, Sendable {
    private let name: String
    private let targets: [Target]
    private let languageMode: LanguageMode
    private let macOS: MacOSVersion

    public struct Target: Hashable, Sendable {
        let kind: Kind
        let name: String
        let dependencies: [String]
        let excluded: [String]

        public enum Kind: String, Sendable {
            case target, executableTarget, testTarget
        }

        /// `excluded` are the paths in its folder that are not built.
        public init(_ kind: Kind = .target, name: String, dependencies: [String] = [], excluded: [String] = []) {
            self.kind = kind
            self.name = name
            self.dependencies = dependencies
            self.excluded = excluded
        }
    }

    /// `system` is the macOS that catwalk runs on, if it runs on one: code whose own manifests name no macOS may use all that
    /// it has.
    public init(name: String, targets: [Target], of subject: Subject, on system: MacOSVersion? = .current) {
        self.name = name
        self.targets = targets
        languageMode = subject.languageMode
        macOS = max(subject.macOS ?? system ?? .oldest, .oldest)
    }

    /// In Swift 5 two slashes are operators, and to the parser a regular expression in every mode.
    ///
    /// What the compiler's index tells would belong to other code then.
    private static let slashLiterals = #", swiftSettings: [.enableUpcomingFeature("BareSlashRegexLiterals")]"#

    /// Names stand in it as string literals, which is how Swift describes a string for debugging.
    ///
    /// Each target names all its dependencies, direct and indirect. The native build system recompiles a target only if a
    /// dependency that is named for it has changed. A target whose values come from an indirect one would keep their old
    /// size, and crash: https://github.com/swiftlang/swift-package-manager/issues/10502 and
    /// https://github.com/swiftlang/swift/issues/89636.
    public var text: String {
        let direct = Dictionary(targets.map { ($0.name, $0.dependencies) }) { first, _ in first }
        let declarations = targets.map { target in
            let dependencies = Set(reachableFrom: target.dependencies) { direct[$0, default: []] }.sorted()
            let excluded = target.excluded.isEmpty ? "" : ", exclude: \(target.excluded)"
            let settings = languageMode == .v5 ? Self.slashLiterals : ""
            return
                "        .\(target.kind.rawValue)(name: \(target.name.debugDescription), dependencies: \(dependencies)\(excluded)\(settings)),\n"
        }
        return """
            // swift-tools-version: 6.3
            // Written by catwalk; changes made here are lost.

            import PackageDescription

            let package = Package(
                name: \(name.debugDescription),
                defaultLocalization: "en",
                platforms: [.macOS("\(macOS)")],
                targets: [
            \(declarations.joined())    ],
                swiftLanguageModes: [.\(languageMode.rawValue)]
            )

            """
    }
}
