/// The text of the extracted package's `Package.swift`.
enum GeneratedManifest {
    static func text(for package: ExtractedPackage) -> SwiftText {
        let targets = package.targets.map { "        \(declaration(of: $0)),\n" as SwiftText }.joined()
        return """
            // swift-tools-version: 6.2
            // Written by catwalk; changes made here are lost.

            import PackageDescription

            let package = Package(
                name: \(package.name),
                platforms: [.macOS(.v14)],
                targets: [
            \(targets)    ]
            )

            """
    }

    private static func declaration(of target: ExtractedTarget) -> SwiftText {
        let kind: SwiftText = target.isTest ? "testTarget" : "target"
        let names = target.dependencies.map { "\($0)" as SwiftText }.joined(separator: ", ")
        return ".\(kind)(name: \(target.name), dependencies: [\(names)])"
    }
}
