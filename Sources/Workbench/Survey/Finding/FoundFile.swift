import Foundation

/// A source file before it was read.
struct FoundFile: Hashable, Sendable {
    /// The folder or file that was asked for.
    let root: URL

    /// Relative to `root`.
    let path: String

    /// What the survey calls it: the path, after the argument's name where there are several arguments.
    let name: String

    /// The nearest folder around it that has a manifest, in the same terms as `name`; none outside packages.
    let package: String?

    /// In bytes.
    let size: Int
}
