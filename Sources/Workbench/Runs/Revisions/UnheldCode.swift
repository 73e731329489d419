import Foundation
import Pipeline
import Subject

/// The Swift code of a revision that is not measured, so that no rule of its subject holds in it.
///
/// Only manifests and projects say who uses it. Catwalk evaluates neither, so all of it counts.
struct UnheldCode {
    /// Where the revision is written.
    private let folder: URL
    /// What is measured, by its name and by the place that a link leads to.
    private let known: Set<String>
    /// The folders on the way to measured files, of which each may be a link.
    private let foldersAroundKnown: Set<String>

    /// `outcome` is what came of measuring the folder.
    init(in folder: URL, of outcome: StaticRun.Outcome) {
        let folder = folder.followingLinks
        let measured = outcome.snapshot.files.keys
        self.folder = folder
        known = Set(measured).union(measured.compactMap { Self.place($0, in: folder) })
        foldersAroundKnown = measured.reduce(into: []) { $0.formUnion($1.foldersAround) }
    }

    /// The Swift files of it that have changed, the links that have, and the Swift files that are links to what has.
    func paths(in difference: TreeDifference) -> Set<String> {
        let files = difference.changed.filter { $0.isSource || difference.links.contains($0) }
        let linked = difference.links.filter { link in
            link.isSource && Self.place(link, in: folder).map(difference.changed.contains) == true
        }
        return files.union(linked).filter { path in
            isThere(path) && !known.contains(path) && !foldersAroundKnown.contains(path)
        }
    }

    /// Whether the revision has it, if only as a link that leads nowhere.
    private func isThere(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)) != nil
    }

    /// Where a file lies that its path leads to by way of links; `nil` if that is outside of the folder.
    private static func place(_ path: String, in folder: URL) -> String? {
        let place = folder.appending(path: path).followingLinks.path
        return place.hasPrefix(folder.path + "/") ? String(place.dropFirst(folder.path.count + 1)) : nil
    }
}

extension String {
    /// The path's beginnings, from its first name to the folder that it lies in.
    fileprivate var foldersAround: [String] {
        let names = split(separator: "/")
        return names.indices.dropFirst().map { names[..<$0].joined(separator: "/") }
    }
}
