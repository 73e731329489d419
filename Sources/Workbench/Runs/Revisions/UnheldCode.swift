import Foundation
import Pipeline
import Subject

/// The code of a revision that its subject can use and in which no rule holds.
struct UnheldCode {
    private let folder: URL
    /// Those of its files that are links, by their paths.
    private let links: [String]
    private let imports: Set<String>
    /// What was measured, and what is told to be left out.
    private let known: Set<String>
    /// The folders around what was measured.
    private let foldersAround: Set<String>
    /// The folders of modules that rules know by name only.
    private let support: Set<String>
    private let hasProject: Bool

    /// The folder has the files of a revision, of which the outcome was measured.
    init(in folder: URL, links: [String], of outcome: StaticRun.Outcome) {
        self.folder = folder.followingLinks
        self.links = links
        imports = outcome.imports
        known = Set(outcome.snapshot.files.keys).union(outcome.leftOut)
        foldersAround = Self.folders(around: outcome.snapshot.files.keys)
        support = Set((try? Subject.load(from: folder))?.support.map(\.path) ?? [])
        let top = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        hasProject = top.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }

    /// Those of the changed files that are such code, and links that are new or lead to a changed file.
    func paths(among changed: Set<String>) -> Set<String> {
        let folders = Self.folders(around: changed)
        let leading = links.filter { link in
            changed.contains(link)
                || destination(of: link).map { changed.contains($0) || folders.contains($0) } ?? false
        }
        return changed.filter(\.isSource).union(leading).filter { path in
            isThere(path) && !foldersAround.contains(path) && !isKnown(path) && isUsable(path)
        }
    }
}

extension UnheldCode {
    /// A support module's code, that of a folder which is called as a module that the subject imports, or, beside a project
    /// of Xcode, whose targets may list any file, all; but no tests outside of these, and not the package's manifest.
    private func isUsable(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        if parts.indices.contains(where: { support.contains(parts[...$0].joined(separator: "/")) }) { return true }
        let tests = parts.firstIndex { $0.hasSuffix("Tests") && !imports.contains($0.moduleName) } ?? parts.endIndex
        if parts[..<tests].contains(where: { imports.contains($0.moduleName) }) { return true }
        return hasProject && tests != 0 && path != "Package.swift"
    }

    private func isKnown(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.indices.contains { known.contains(parts[...$0].joined(separator: "/")) }
    }

    private func isThere(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)) != nil
    }

    /// `nil` if the link leads out of the folder.
    private func destination(of link: String) -> String? {
        let path = folder.appending(path: link).followingLinks.path
        guard path.hasPrefix(folder.path + "/") else { return nil }
        return String(path.dropFirst(folder.path.count + 1))
    }

    private static func folders(around paths: some Sequence<String>) -> Set<String> {
        paths.reduce(into: []) { folders, path in
            let parts = path.split(separator: "/")
            for count in parts.indices.dropFirst() { folders.insert(parts[..<count].joined(separator: "/")) }
        }
    }
}

extension String {
    /// What code imports a folder's module by: `My_App` for `My-App`.
    fileprivate var moduleName: String {
        String(map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
