import Rebuilds
import Support

/// One build of a module.
struct BuildSample: Hashable {
    let time: ToolTime
    /// How many source files the compiler went through.
    let files: Int

    static func take(of module: BuiltModule) async throws -> BuildSample {
        let earlier = try module.compiledFiles()
        let time = try await ToolTime.taken { try await module.build() }
        return BuildSample(time: time, files: try module.compiledFiles().count(since: earlier))
    }
}
