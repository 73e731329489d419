import Foundation
import PackagePlugin

/// `swift package catwalk`: starts the bundle's program in the package's folder.
@main
struct CatwalkPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        if let refusal = Sandbox.refusal(of: arguments) {
            Diagnostics.error(refusal)
            return
        }
        guard let program = try? context.tool(named: "catwalk") else {
            Diagnostics.error(
                "This release of catwalk has no program for this system and processor. Build it from source instead."
            )
            return
        }
        let catwalk = Process()
        catwalk.executableURL = URL(fileURLWithPath: program.path.string)
        catwalk.arguments = arguments
        catwalk.currentDirectoryURL = URL(fileURLWithPath: context.package.directory.string)
        // The plugin's own is how the package manager talks to it.
        catwalk.standardInput = FileHandle.nullDevice
        try catwalk.run()
        let ends = Ends(of: catwalk)
        catwalk.waitUntilExit()
        withExtendedLifetime(ends) {}
        if let ending = ending(of: catwalk) { Diagnostics.error(ending) }
    }

    /// What the status means, since the package manager makes 1 of each; nil if all is well.
    private func ending(of catwalk: Process) -> String? {
        switch (catwalk.terminationReason, catwalk.terminationStatus) {
        case (.exit, 0): nil
        case (.exit, 1): "catwalk ended with 1: what it looked at is not as it has to be. Its output says what."
        case (.exit, 2): "catwalk ended with 2: it could not do its work. Its output says why."
        case (.exit, 130), (.exit, 143): "catwalk was interrupted."
        case (.exit, let status): "catwalk ended with \(status)."
        case (_, let signal): "catwalk was ended by signal \(signal)."
        }
    }
}
