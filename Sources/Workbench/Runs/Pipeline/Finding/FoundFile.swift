import Foundation

/// A source file before it was read.
struct FoundFile: Hashable, Sendable {
    /// The folder or file that was asked for.
    let root: URL

    /// Relative to `root`.
    let path: String

    /// What figures call it: the path, after the argument's name where there are several arguments.
    let name: String

    /// The nearest folder around it that has a manifest, in the same terms as `name`; `nil` outside packages.
    let package: String?

    /// In bytes.
    let size: Int

    /// Absolute.
    var location: URL { root.appending(path: path, directoryHint: .notDirectory) }

    /// Whether it describes a package; such a file is in no build of it.
    var isManifest: Bool {
        let last = name.split(separator: "/").last ?? ""
        let folder = name.split(separator: "/").dropLast().joined(separator: "/")
        return folder == package && (last == "Package.swift" || last.hasPrefix("Package@swift-"))
    }
}

extension FoundFile {
    /// A file of a subject, whose modules say what it belongs to.
    init(_ path: String, in root: URL) {
        self.init(root: root, path: path, name: path, package: nil, size: 0)
    }
}
