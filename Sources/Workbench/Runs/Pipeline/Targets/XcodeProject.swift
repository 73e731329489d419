import Files
import Foundation
import Support

/// Which target each source file of an Xcode project belongs to, read from its `project.pbxproj`.
///
/// Older projects list each file in a target's build phase; since Xcode 16 a target may name folders instead, of which
/// some files are excepted.
struct XcodeProject: Sendable {
    /// The folder that the project lies in, in the terms of the measured files' paths; empty for the argument itself.
    let folder: String
    /// In the order of the project, those of tests behind the others.
    let targets: [Target]
    /// The place among the targets of the first that lists a file, by the file's path relative to the project's folder.
    private let listing: [String: Int]
    /// The places of those that have a folder's files, ascending; by the folder's path.
    private let holding: [String: [Int]]

    struct Target: Sendable {
        let name: String
        let isTest: Bool
        /// The identifiers of the build phases that list its files.
        fileprivate var phases: [String] = []
        /// Paths of files that it has outside its build phases, and of folders whose files it has; relative to the project's folder.
        fileprivate var files: Set<String> = []
        fileprivate var folders: Set<String> = []
        /// Paths below these folders that are not its own.
        fileprivate var excepted: Set<String> = []
    }

    /// Why a project was not understood: a sentence or more, with what to do.
    struct Fault: Error, Hashable {
        let reason: String
    }

    /// As much as is read; a project with ten thousand files has a few MiB.
    private static let sizeLimit = 64 << 20

    init(at file: EnclosedFile, folder: String) throws(Fault) {
        do {
            guard let text = try file.contents(upTo: Self.sizeLimit) else { throw Fault(reason: "It is not there.") }
            try self.init(text: text, folder: folder)
        } catch let fault as Fault {
            throw fault
        } catch {
            throw Fault(reason: "\(error)")
        }
    }

    init(text: Data, folder: String) throws(Fault) {
        let document = try? PropertyListSerialization.propertyList(from: text, format: nil) as? [String: Any]
        guard let objects = document?["objects"] as? [String: [String: Any]] else {
            let mark = Data("<<<<<<< ".utf8)
            let hasConflicts = text.starts(with: mark) || text.range(of: Data("\n".utf8) + mark) != nil
            let reason =
                hasConflicts
                ? "It has merge conflicts. Resolve them" : "It is no project that Xcode wrote. Open and save it there"
            throw Fault(reason: "\(reason); until then its files go by folders.")
        }
        self.folder = folder
        let tree = ProjectTree(of: objects)
        let root = (document?["rootObject"] as? String).flatMap { objects[$0] }
        let ids = (root?["targets"] as? [String])?.uniqued ?? objects.keys.sorted()
        let found = ids.filter { objects[$0]?["isa"] as? String == "PBXNativeTarget" }.map { tree.target($0) }
        targets = found.filter { !$0.isTest } + found.filter(\.isTest)
        let numbered = targets.enumerated()
        // Several targets may have one phase, whose files are the first one's.
        let phases = Dictionary(
            numbered.flatMap { place, target in target.phases.map { ($0, place) } },
            uniquingKeysWith: min
        )
        listing = Dictionary(
            numbered.flatMap { place, target in target.files.map { ($0, place) } }
                + phases.flatMap { phase, place in tree.files(ofPhase: phase).map { ($0, place) } },
            uniquingKeysWith: min
        )
        holding = numbered.reduce(into: [:]) { holding, target in
            for folder in target.element.folders { holding[folder, default: []].append(target.offset) }
        }
    }

    /// The first target that has the file and is no test's, else the first that has it; `nil` if none has.
    ///
    /// `path` is in the terms of the measured files' paths.
    func target(of path: String) -> Target? {
        guard let path = folder.isEmpty ? path : path.removingPrefix(folder + "/") else { return nil }
        let holders = path.foldersAround.map { folder in
            holding[folder, default: []].first { !targets[$0].excepted.contains(path) }
        }
        return ([listing[path]] + holders).compactMap(\.self).min().map { targets[$0] }
    }
}

/// The objects of a project, by their identifiers, and where each file and group lies.
private struct ProjectTree {
    private let objects: [String: [String: Any]]
    /// The group that each file or group stands in.
    private let parents: [String: String]
    /// The folders whose files targets have, by their groups.
    private var folders: [String: String] = [:]
    /// The files of such folders that a target has alone, or has not although the folder is its own; by the target.
    private var exceptions: [String: [(group: String, files: [String])]] = [:]
    private let paths = KnownPaths()

    /// Where objects lie that were asked for, and the groups around them.
    private final class KnownPaths {
        /// `nil` for what lies elsewhere.
        var paths: [String: String?] = [:]
    }

    init(of objects: [String: [String: Any]]) {
        self.objects = objects
        let children = objects.flatMap { id, object in
            (object["children"] as? [String] ?? []).map { (child: $0, parent: id) }
        }
        parents = Dictionary(children.map { ($0.child, $0.parent) }) { min($0, $1) }
        // Xcode gives each of them to one group.
        var met: Set<String> = []
        for (group, object) in objects.sorted(by: { $0.key < $1.key })
        where object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
            guard let folder = path(of: group) else { continue }
            folders[group] = folder
            for id in object["exceptions"] as? [String] ?? [] where met.insert(id).inserted {
                guard let exception = objects[id], let target = exception["target"] as? String else { continue }
                let names = exception["membershipExceptions"] as? [String] ?? []
                let files = names.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
                exceptions[target, default: []].append((group, files))
            }
        }
    }

    func target(_ id: String) -> XcodeProject.Target {
        let object = objects[id] ?? [:]
        let type = object["productType"] as? String ?? ""
        var target = XcodeProject.Target(
            name: object["name"] as? String ?? "",
            isTest: type.hasSuffix("unit-test") || type.hasSuffix("ui-testing")
        )
        target.phases = (object["buildPhases"] as? [String] ?? []).uniqued
            .filter { objects[$0]?["isa"] as? String == "PBXSourcesBuildPhase" }
        let own = Set(object["fileSystemSynchronizedGroups"] as? [String] ?? [])
        target.folders = Set(own.compactMap { folders[$0] })
        for (group, files) in exceptions[id, default: []] {
            if own.contains(group) {
                target.excepted.formUnion(files)
            } else {
                target.files.formUnion(files)
            }
        }
        return target
    }

    func files(ofPhase phase: String) -> [String] {
        (objects[phase]?["files"] as? [String] ?? []).uniqued.compactMap { objects[$0]?["fileRef"] as? String }
            .compactMap(path)
    }

    /// Relative to the project's folder; `nil` for what lies elsewhere, in a circle of groups, or where no system has a path.
    private func path(of id: String) -> String? { written(of: id).flatMap(RelativePath.normalized) }

    /// As the project writes it, with `.` and `..`.
    private func written(of id: String) -> String? {
        var line: [String] = []
        var seen: Set<String> = []
        var next: String? = id
        var path: String? = ""
        while let current = next {
            if let known = paths.paths[current] {
                path = known
                break
            }
            guard seen.insert(current).inserted, let object = objects[current] else {
                path = nil
                break
            }
            line.append(current)
            switch object["sourceTree"] as? String {
            case "<group>", nil: next = parents[current]
            case "SOURCE_ROOT": next = nil
            default: (path, next) = (nil, nil)
            }
        }
        for current in line.reversed() {
            if let outer = path, let own = objects[current]?["path"] as? String {
                let whole = outer.isEmpty ? own : "\(outer)/\(own)"
                path = whole.utf8.count < RelativePath.limit ? whole : nil
            }
            paths.paths.updateValue(path, forKey: current)
        }
        return path
    }
}

/// A path without `.` and `..`.
private enum RelativePath {
    /// In bytes; no system opens a longer one.
    static let limit = 4096

    /// `nil` if it leads out of its folder.
    static func normalized(_ path: String) -> String? {
        if path.hasPrefix("/") { return nil }
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }
}

extension String {
    /// The folders that a file at the path lies in, the innermost first; the last is empty, where all paths begin.
    var foldersAround: [String] {
        indices.filter { self[$0] == "/" }.reversed().map { String(self[..<$0]) } + [""]
    }

    fileprivate func removingPrefix(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
