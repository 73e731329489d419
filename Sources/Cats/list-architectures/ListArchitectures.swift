import Foundation

/// Writes Swift that lists an app's architectures: `list-architectures FILE APP MODULE…`, run by the build.
///
/// A module's name is the app's and then the architecture's.
@main
struct ListArchitectures {
    static func main() throws {
        let (file, app, modules) = (
            CommandLine.arguments[1], CommandLine.arguments[2], CommandLine.arguments.dropFirst(3)
        )
        let imports = modules.map { "import \($0)\n" }
        let entries = modules.map { module in
            "        Architecture(name: \"\(module.dropFirst(app.count))\", makeApp: \(module).makeApp),\n"
        }
        let text = """
            // Written by list-architectures: what Package.swift says this target depends on.

            \(imports.joined())
            extension Architecture {
                /// In the order of Package.swift.
                public static let all = [
            \(entries.joined())    ]
            }

            """
        try Data(text.utf8).write(to: URL(filePath: file))
    }
}
