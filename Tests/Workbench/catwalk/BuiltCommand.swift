import Foundation
import Toolchain
import Twins

/// Runs the command as it is built, in this folder or in another one.
func catwalk(_ arguments: String..., in folder: URL? = nil) async throws -> ToolResult {
    try await catwalk(arguments, in: folder)
}

func catwalk(
    _ arguments: [String],
    in folder: URL? = nil,
    adding variables: [String: String] = [:]
) async throws -> ToolResult {
    let tool = Tool(
        executable: Twins.products.appending(path: "catwalk"),
        environment: ChildEnvironment.sanitized(ProcessInfo.processInfo.environment)
    )
    return try await tool.run(arguments, in: folder, adding: variables, within: .build)
}
