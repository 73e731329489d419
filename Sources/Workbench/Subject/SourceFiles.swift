import Diagnostics
import Foundation

extension Subject {
    /// The Swift files below a module's directory, sorted, relative to the subject's root.
    ///
    /// Hidden files and directories are left out, and so are links that lead out of the root or back to a directory
    /// they stand in.
    public func files(of module: Module) throws(SubjectError) -> [String] {
        try files(in: module.path, within: []).sorted()
    }
}

extension Subject {
    private func files(in directory: String, within ancestors: [[String]]) throws(SubjectError) -> [String] {
        let ancestors = ancestors + [RootPath(directory, in: root).resolved]
        var files: [String] = []
        for name in try names(in: directory) where !name.hasPrefix(".") {
            let path = "\(directory)/\(name)"
            let isSource = name.hasSuffix(".swift")
            if let misnamed = MisnamedPath(root.appending(path: path)), isSource || misnamed.isFolder {
                throw .misnamed(path: path, root: root.path)
            }
            let entry = RootPath(path, in: root)
            guard entry.isInside, !ancestors.contains(entry.resolved) else { continue }
            if entry.isDirectory {
                files += try self.files(in: path, within: ancestors)
            } else if isSource {
                files.append(path)
            }
        }
        return files
    }

    private func names(in directory: String) throws(SubjectError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: root.appending(path: directory).path)
        } catch {
            throw .unreadable(path: directory, root: root.path, reason: "\(SystemReason(error))")
        }
    }
}
