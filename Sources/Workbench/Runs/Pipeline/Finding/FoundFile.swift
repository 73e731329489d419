import Foundation
import Subject

/// A source file before it was read.
struct FoundFile: Hashable, Sendable {
    /// The folder or file that was asked for.
    let root: URL
    /// Relative to `root`.
    let path: String
    /// The name in figures: the path, after the argument's name if there are several arguments.
    let name: String
    /// The nearest folder around it that has a manifest, in the same terms as `name`; `nil` outside packages.
    let package: String?
    /// In bytes.
    let size: Int
    /// Whether it is what was asked for, and not just in there.
    var isAskedFor = false

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
    /// A file of a subject, by its path.
    init(_ path: String, of subject: Subject) {
        self.init(root: subject.root, path: path, name: path, package: nil, size: 0)
    }
}
