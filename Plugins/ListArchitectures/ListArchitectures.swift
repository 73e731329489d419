import Foundation
import PackagePlugin

/// Writes the list of architectures for a target: those that it depends on in Package.swift.
@main
struct ListArchitectures: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let names = target.dependencies.compactMap { dependency in
            if case .target(let module) = dependency, Self.isArchitecture(module) { module.name } else { nil }
        }
        // The target is the app's, as its name says: CatsArchitectures.
        let app = target.name.replacing("Architectures", with: "")
        let list = context.pluginWorkDirectoryURL.appending(path: "AllArchitectures.swift")
        return [
            .buildCommand(
                displayName: "Listing the architectures",
                executable: try context.tool(named: "list-architectures").url,
                arguments: [list.path, app] + names,
                outputFiles: [list]
            )
        ]
    }

    /// What all architectures have, and nothing else, is the entry point.
    private static func isArchitecture(_ module: any Target) -> Bool {
        FileManager.default.fileExists(atPath: module.directoryURL.appending(path: "App/MakeApp.swift").path)
    }
}
