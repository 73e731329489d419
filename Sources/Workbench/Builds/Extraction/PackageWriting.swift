import Foundation
import Support

extension ExtractedPackage {
    private var files: FileManager { .default }

    /// Brings it up to date on disk: writes the manifest and the links, and removes those and the test results that an
    /// earlier layout or run left.
    ///
    /// Touches only what differs, so that a no-op build stays one. Writes nothing if a path could be taken for more than
    /// a path, a link leads out of the root, or modules import each other in a circle.
    public func write() throws {
        let root = subject.root.path
        if root.isUnspeakable { throw ExtractionError.unspeakable(path: root) }
        if let names = circle { throw ExtractionError.circle(names) }
        for module in subject.modules {
            if let path = try subject.unspeakablePath(of: module) { throw ExtractionError.unspeakable(path: path) }
            if let path = try subject.outwardLink(of: module) {
                throw ExtractionError.outwardLink(path: path, root: root)
            }
        }
        try home.prepare()
        do {
            for folder in ["Sources", "Tests"] {
                let url = directory.appending(path: folder, directoryHint: .isDirectory)
                try files.createDirectory(at: url, withIntermediateDirectories: true)
                try removeStaleLinks(in: url)
            }
            for target in targets {
                try link(
                    link(for: target),
                    to: subject.root.appending(path: target.module.path, directoryHint: .notDirectory)
                )
            }
            try writeManifest()
            try emptyResults()
        } catch {
            throw ExtractionError.folder(.notWritten(path: directory.path, SystemReason(error)))
        }
    }

    private func removeStaleLinks(in folder: URL) throws {
        let wanted = Set(targets.map { link(for: $0).path })
        for name in try files.contentsOfDirectory(atPath: folder.path) {
            let entry = folder.appending(path: name, directoryHint: .notDirectory)
            if !wanted.contains(entry.path) { try files.removeItem(at: entry) }
        }
    }

    private func link(_ link: URL, to destination: URL) throws {
        if let current = try? files.destinationOfSymbolicLink(atPath: link.path) {
            if current == destination.path { return }
            try files.removeItem(at: link)
        }
        try files.createSymbolicLink(atPath: link.path, withDestinationPath: destination.path)
    }

    private func emptyResults() throws {
        if files.fileExists(atPath: results.path) { try files.removeItem(at: results) }
        try files.createDirectory(at: results, withIntermediateDirectories: true)
    }

    private func writeManifest() throws {
        let url = directory.appending(path: "Package.swift", directoryHint: .notDirectory)
        if let current = try? String(contentsOf: url, encoding: .utf8), current == manifest { return }
        try manifest.write(to: url, atomically: true, encoding: .utf8)
    }

    var manifest: String {
        PackageManifest(
            name: name,
            targets: targets.map { target in
                PackageManifest.Target(
                    target.isTest ? .testTarget : .target,
                    name: target.name,
                    dependencies: target.dependencies,
                    excluded: target.excluded
                )
            },
            of: subject
        ).text
    }
}
