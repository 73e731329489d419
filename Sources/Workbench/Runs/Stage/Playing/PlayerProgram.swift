import Rebuilds

/// The program that plays an architecture, as source text.
enum PlayerProgram {
    /// The module that does the playing for all of them.
    static let module = "CatwalkPlayer"

    /// The sources of that module.
    static let files = [
        ("CatwalkPlayer.swift", PackageResources.CatwalkPlayer_swift),
        ("CatwalkStage.swift", PackageResources.CatwalkStage_swift),
        ("Messages.swift", PackageResources.Messages_swift),
    ].map { name, bytes in
        GeneratedFile(path: "Sources/\(module)/\(name)", text: String(decoding: bytes, as: UTF8.self))
    }

    /// What an architecture's program is called.
    static func name(of architecture: String) -> String { "PlayerOf\(architecture)" }

    static func file(of architecture: String, on stage: String) -> GeneratedFile {
        GeneratedFile(
            path: "Sources/\(name(of: architecture))/Player.swift",
            text: """
                import \(module)
                import `\(architecture)`
                import `\(stage)`

                extension Stage: CatwalkStage {}

                @main
                struct Player {
                    static func main() async throws { try await CatwalkPlayer.play { Stage(makeApp) } }
                }

                """
        )
    }
}
