import Foundation
import Pipeline
import Subject

/// The code that a subject can use and in which no rule of it holds, at one revision.
struct UnheldCode {
    /// Where the revision is written.
    private let folder: URL
    private let imports: Set<String>
    private let support: Set<String>
    /// What is measured, by its name and by the place that a link leads to, and what is told to be left out.
    private let known: Set<String>
    /// A link to one of these leads to what is measured.
    private let foldersAroundKnown: Set<String>
    /// Whether a project of Xcode stands at the top, whose targets may list any file.
    private let hasProject: Bool

    /// `outcome` is what came of measuring the folder.
    init(in folder: URL, of outcome: StaticRun.Outcome) {
        let folder = folder.followingLinks
        let measured = outcome.snapshot.files.keys
        self.folder = folder
        imports = outcome.imports
        support = outcome.support
        known = Set(measured).union(measured.compactMap { Self.place($0, in: folder) }).union(outcome.leftOut)
        foldersAroundKnown = measured.foldersAround
        let top = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        hasProject = top.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }

    /// The Swift files of it that have changed, and the links in it that are new or lead to something that has changed.
    func paths(in difference: TreeDifference) -> Set<String> {
        difference.changed.filter(\.isSource).union(changedLinks(in: difference)).filter { path in
            isThere(path) && !foldersAroundKnown.contains(path) && !isKnown(path) && isUsable(path)
        }
    }
}

extension UnheldCode {
    /// Links by way of which something has changed, be it another link on the way.
    private func changedLinks(in difference: TreeDifference) -> Set<String> {
        var changed = difference.changed
        var found: Set<String> = changed.intersection(difference.links)
        // No system follows more links than 40 on one way.
        for _ in 1...40 {
            let folders = changed.foldersAround
            let more = difference.links.filter { link in
                guard !found.contains(link), let next = Self.next(after: link, in: folder) else { return false }
                return changed.contains(next) || folders.contains(next)
                    || next.pathPrefixes.contains(where: found.contains)
            }
            if more.isEmpty { return found }
            found.formUnion(more)
            changed.formUnion(more)
        }
        return found
    }

    /// Whether the subject's code may be compiled with it.
    ///
    /// It is if a support module has it, or a folder that is called as a module which the subject imports. Beside a project
    /// of Xcode it is wherever it lies, but for tests in a folder of their own and the manifest of a package at the top.
    private func isUsable(_ path: String) -> Bool {
        if path.pathPrefixes.contains(where: support.contains) { return true }
        let names = path.split(separator: "/").map(String.init)
        let isImported = names.map { imports.contains(ModuleName.identifier(for: $0)) }
        let firstTests = names.indices.first { names[$0].hasSuffix("Tests") && !isImported[$0] } ?? names.endIndex
        if isImported[..<firstTests].contains(true) { return true }
        let isInTests = firstTests == 0 && names.count > 1
        let isManifest = names.count == 1 && names[0].hasPrefix("Package")
        return hasProject && !isInTests && !isManifest
    }

    private func isKnown(_ path: String) -> Bool { path.pathPrefixes.contains(where: known.contains) }

    /// Whether the revision has it, if only as a link that leads nowhere.
    private func isThere(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)) != nil
    }

    /// Where a link leads, be it to another link; `nil` if that is outside of the folder.
    private static func next(after link: String, in folder: URL) -> String? {
        let url = folder.appending(path: link)
        guard let text = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path), !text.hasPrefix("/")
        else { return nil }
        return relative(url.deletingLastPathComponent().appending(path: text).standardized, to: folder)
    }

    /// Where a file lies that its path leads to by way of links; `nil` if that is outside of the folder.
    private static func place(_ path: String, in folder: URL) -> String? {
        relative(folder.appending(path: path).followingLinks, to: folder)
    }

    private static func relative(_ url: URL, to folder: URL) -> String? {
        url.path.hasPrefix(folder.path + "/") ? String(url.path.dropFirst(folder.path.count + 1)) : nil
    }
}

extension Sequence<String> {
    /// The folders that these paths name on their way.
    fileprivate var foldersAround: Set<String> {
        reduce(into: []) { $0.formUnion($1.pathPrefixes.dropLast()) }
    }
}

extension String {
    /// The path's beginnings, from its first name to all of it.
    fileprivate var pathPrefixes: [String] {
        let names = split(separator: "/")
        return names.indices.map { names[...$0].joined(separator: "/") }
    }
}
