import Foundation
import Subject

extension Subject {
    /// The subject that a folder's configuration describes, without what git ignores there; git is looked for in the
    /// environment.
    public static func load(from root: URL, environment: [String: String]) async throws -> Subject {
        let ignored = try await IgnoredPaths(root: root, environment: environment).paths()
        return try load(from: root, ignoring: ignored)
    }
}
