import Files
import Foundation
import Support

/// Brings the extracted package on disk up to date, touching only what differs, so that a no-op build stays one.
public struct PackageWriter {
    private let package: ExtractedPackage
    private let files = FileManager.default

    public init(_ package: ExtractedPackage) {
        self.package = package
    }

    /// Writes the manifest and the links, and removes what an earlier layout or run left: links and test results.
    ///
    /// Writes nothing if the root's path has a line break, a link leads out of it, or modules import each other in a circle.
    public func write() throws {
        let root = package.subject.root.path
        if root.unicodeScalars.contains(where: { "\n\r".unicodeScalars.contains($0) }) {
            throw ExtractionError.unspeakableRoot(path: root)
        }
        if let names = package.circle { throw ExtractionError.circle(names) }
        for module in package.subject.modules {
            if let path = try package.subject.outwardLink(of: module) {
                throw ExtractionError.outwardLink(path: path, root: root)
            }
        }
        try package.home.prepare()
        do {
            for folder in ["Sources", "Tests"] {
                let url = package.directory.appending(path: folder, directoryHint: .isDirectory)
                try files.createDirectory(at: url, withIntermediateDirectories: true)
                try removeStaleLinks(in: url)
            }
            for target in package.targets {
                try link(package.link(for: target), to: package.destination(of: target))
            }
            try writeManifest()
            try emptyResults()
        } catch {
            throw ExtractionError.folder(.notWritten(path: package.directory.path, SystemReason(error)))
        }
    }
}

extension PackageWriter {
    private func removeStaleLinks(in folder: URL) throws {
        let wanted = Set(package.targets.map { package.link(for: $0).path })
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
        if files.fileExists(atPath: package.results.path) { try files.removeItem(at: package.results) }
        try files.createDirectory(at: package.results, withIntermediateDirectories: true)
    }

    private func writeManifest() throws {
        let url = package.directory.appending(path: "Package.swift", directoryHint: .notDirectory)
        let text = GeneratedManifest.text(for: package).verbatim
        if let current = try? String(contentsOf: url, encoding: .utf8), current == text { return }
        try text.write(to: url, atomically: true, encoding: .utf8)
    }
}
