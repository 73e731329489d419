import Foundation

/// Writes Swift that lists the architectures: `list-architectures FILE NAME…`, run by the build.
@main
struct ListArchitectures {
    static func main() throws {
        let (file, names) = (CommandLine.arguments[1], CommandLine.arguments.dropFirst(2))
        let imports = names.map { "import \($0)\n" }
        let entries = names.map { "        Architecture(name: \"\($0)\", makeApp: \($0).makeApp),\n" }
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
