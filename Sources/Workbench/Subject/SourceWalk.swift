import Files
import Foundation
import Support

extension Subject {
    /// The Swift files below a module's directory, sorted, relative to the subject's root.
    ///
    /// Links are left out that lead out of the root or back to a directory they stand in; what `exclude` names, or leaves out
    /// by itself, such as what is hidden; and the architectures that lie in a shared layer.
    public func files(of module: Module) throws(SubjectError) -> [String] {
        try contents(of: module).files
    }

    /// A module's source files, and the files and folders there that `exclude` leaves out, sorted and relative alike.
    ///
    /// Of what is hidden, only what holds Swift is told.
    public func contents(of module: Module) throws(SubjectError) -> (files: [String], leftOut: [String]) {
        try walk(of: module).contents(of: module.path)
    }

    /// The first link below a module's directory that leads out of the root, relative to the root; `nil` if none does.
    ///
    /// A compiler would follow it.
    public func outwardLink(of module: Module) throws(SubjectError) -> String? {
        try walk(of: module).outwardLink(below: module.path)
    }

    /// The first file or folder below a module's directory, relative to the root, whose name a build would take for more than a
    /// name; `nil` if there is none.
    public func unspeakablePath(of module: Module) throws(SubjectError) -> String? {
        try walk(of: module).unspeakablePath(below: module.path)
    }

    /// The Swift files below a module's directory, and the folders there in which another could come; unsorted, relative to
    /// the subject's root.
    public func places(of module: Module) throws(SubjectError) -> [String] {
        try walk(of: module).places(in: module.path)
    }

    private func walk(of module: Module) -> SourceWalk {
        SourceWalk(root: root, exclusion: exclusion, others: (hosted(in: module) + absent).map(\.path))
    }
}

/// A walk over a directory of sources, which follows links only as long as they stay inside the root.
struct SourceWalk {
    let root: URL
    let exclusion: Exclusion
    /// Directories that are not gone into, because they are modules of their own, or are to be absent.
    var others: [String] = []

    /// The Swift files below the directory, and what is left out there; both sorted.
    func contents(of directory: String) throws(SubjectError) -> (files: [String], leftOut: [String]) {
        var files: [String] = []
        var leftOut: [String] = []
        try visit(directory) { entry in
            switch entry {
            case .source(let path): files.append(path)
            case .leftOut(let path): leftOut.append(path)
            case .hidden(let path): if HiddenSource.exists(at: root.appending(path: path)) { leftOut.append(path) }
            case .outwardLink, .unspeakable, .folder: break
            }
            return true
        }
        return (files.sorted(), leftOut.sorted())
    }

    /// The Swift files below the directory, and all folders that are gone into.
    func places(in directory: String) throws(SubjectError) -> [String] {
        var places: [String] = []
        try visit(directory) { entry in
            if case .source(let path) = entry { places.append(path) }
            if case .folder(let path) = entry { places.append(path) }
            return true
        }
        return places
    }

    func hasFiles(below directory: String) throws(SubjectError) -> Bool {
        var isFound = false
        try visit(directory) { entry in
            if case .source = entry { isFound = true }
            return !isFound
        }
        return isFound
    }

    /// The first link that leads out of the root.
    func outwardLink(below directory: String) throws(SubjectError) -> String? {
        var link: String?
        try visit(directory) { entry in
            if case .outwardLink(let path) = entry { link = path }
            return link == nil
        }
        return link
    }

    func unspeakablePath(below directory: String) throws(SubjectError) -> String? {
        if directory.isUnspeakable { return directory }
        var found: String?
        try visit(directory) { entry in
            if case .unspeakable(let path) = entry { found = path }
            return found == nil
        }
        return found
    }
}

extension String {
    /// Whether the compiler's build may take it for more than a name: its driver ends quotes at `"` and drops `\`, whatever the
    /// package manager has escaped.
    public var isUnspeakable: Bool {
        unicodeScalars.contains { $0 == "\"" || $0 == "\\" || $0.value < 0x20 || $0.value == 0x7F }
    }
}

extension SourceWalk {
    /// What is found, by its path relative to the root.
    private enum Entry {
        case source(String)
        case leftOut(String)
        /// A file or directory, of whatever kind.
        case hidden(String)
        case outwardLink(String)
        /// Any file or directory, which a build may not name.
        case unspeakable(String)
        /// A directory that is gone into.
        case folder(String)
    }

    /// Goes on as long as the closure says so; visits each directory once, however many links lead there.
    private func visit(_ start: String, _ goesOn: (Entry) -> Bool) throws(SubjectError) {
        var pending = [start]
        var visited = Set(others.map { RootPath($0, in: root).resolved })
        while let directory = pending.popLast() {
            guard visited.insert(RootPath(directory, in: root).resolved).inserted else { continue }
            if FolderDepth.isExceeded(by: directory) { throw .tooDeep(path: directory, root: root.path) }
            guard goesOn(.folder(directory)) else { return }
            var seen: Set<String> = []
            for name in try names(in: directory).sorted() {
                let path = "\(directory)/\(name)"
                if exclusion.hides(path) {
                    guard goesOn(.hidden(path)) else { return }
                    continue
                }
                if name.isUnspeakable, !goesOn(.unspeakable(path)) { return }
                let isSource = name.isSource
                let isFirst = seen.insert(name).inserted
                if let misnamed = MisnamedPath(root.appending(path: path)), isSource || misnamed.isFolder {
                    throw .misnamed(path: path, root: root.path, .notUnicode)
                }
                let entry = RootPath(path, in: root)
                if !entry.isInside {
                    guard goesOn(.outwardLink(path)) else { return }
                    continue
                }
                let isDirectory = entry.isDirectory
                guard isDirectory || isSource else { continue }
                if let clash = NameClash(of: name, isFirst: isFirst) {
                    throw .misnamed(path: path, root: root.path, clash)
                }
                if isDirectory ? exclusion.leavesOutFolder(path) : exclusion.leavesOutFile(path) {
                    guard goesOn(.leftOut(path)) else { return }
                } else if isDirectory {
                    pending.append(path)
                } else {
                    guard goesOn(.source(path)) else { return }
                }
            }
        }
    }

    private func names(in directory: String) throws(SubjectError) -> [String] {
        let url = root.appending(path: directory)
        do {
            return try FileManager.default.contentsOfDirectory(atPath: url.path)
        } catch {
            throw .file(.notRead(path: url.path, SystemReason(error)))
        }
    }
}
