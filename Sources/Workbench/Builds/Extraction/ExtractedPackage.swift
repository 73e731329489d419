import Foundation
import Subject
import Support
import Toolchain

/// The subject laid out as a package of its own: links to its directories and a manifest, nothing else.
///
/// It has no dependencies, so it builds in seconds, however much the repository around it depends on. It lies in
/// the repository's own build directory.
public struct ExtractedPackage: Hashable, Sendable {
    public let name: String
    public let directory: URL
    /// The folder of all that is extracted from the subject.
    let home: WorkingFolder
    public let targets: [ExtractedTarget]
    /// What is laid out.
    let subject: Subject

    /// Lays out a subject, given the modules that the files of each directory import, and what is left out of it, by
    /// the directory's path.
    ///
    /// Names of other modules are the toolchain's and are left to the compiler.
    public init(subject: Subject, imports: [String: Set<String>], leftOut: [String: [String]] = [:]) {
        name = Self.packageName(for: subject.name)
        self.subject = subject
        home = WorkingFolder(in: subject.root)
        directory = home.url.appending(path: name, directoryHint: .isDirectory)
        targets = Self.targets(of: subject, imports: imports, leftOut: leftOut)
    }

    /// The folder that the package manager builds into.
    public var scratch: URL { directory.appending(path: ".build", directoryHint: .isDirectory) }

    /// The folder of test results and profiles.
    public var results: URL { directory.appending(path: "Results", directoryHint: .isDirectory) }

    /// What the last build made, there as long as it succeeded: a file with errors is indexed too.
    var buildMark: URL { scratch.appending(path: "built", directoryHint: .notDirectory) }

    /// The manifest and the files of the last build, written when it began.
    var layoutMark: URL { scratch.appending(path: "built-layout", directoryHint: .notDirectory) }

    /// Whether the last build was of the same files, by their paths and where links lead, and by the same manifest.
    ///
    /// A file that is gone, or a link that leads elsewhere, leaves no date by which anything else looks changed.
    public var isAsBuilt: Bool {
        guard home.isMade, FileManager.default.fileExists(atPath: buildMark.path), let built = builtLayout,
            let layout = try? layout()
        else { return false }
        return built.utf8.elementsEqual(layout.utf8) && !hasNewerFile
    }

    /// Whether a file that is built was changed since the build began; of one that is not measured the index is not asked.
    private var hasNewerFile: Bool {
        guard let begun = ModificationTime(ofFileAt: layoutMark.path) else { return true }
        let files = targets.filter { !$0.isTest }.flatMap { (try? subject.files(of: $0.module)) ?? [] }
        return files.contains { file in
            ModificationTime(ofFileAt: subject.root.appending(path: file).path).map { begun < $0 } ?? true
        }
    }

    /// Whether a file of the last build is still there, and a link on the way to it leads elsewhere now.
    ///
    /// The package manager goes by the date of where it leads, which may be older than what was built.
    func leadsElsewhere() throws -> Bool {
        let known = Self.places(in: builtLayout ?? "")
        return Self.places(in: try layout()).contains { path, place in known[path].map { $0 != place } ?? false }
    }

    private var builtLayout: String? { try? String(contentsOf: layoutMark, encoding: .utf8) }

    /// Whether the last build had a module that is no more, or lacked one that is there now.
    ///
    /// What it made stays in the folder, and code that asks by `canImport` is not compiled anew for it.
    var hasOtherModules: Bool { builtLayout.map { Self.names(in: $0) != Self.names(in: manifest) } ?? false }

    /// Of the package and its targets.
    private static func names(in manifest: String) -> Set<Substring> {
        Set(manifest.matches(of: /name: "(\w+)"/).map(\.output.1))
    }

    /// Where each file leads, by its path; no line of a manifest has a tab.
    private static func places(in layout: String) -> [Substring: Substring] {
        let lines = layout.split(separator: "\n").map { $0.split(separator: "\t", maxSplits: 1) }
        return Dictionary(lines.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { first, _ in first }
    }

    func layout() throws -> String {
        let files = try subject.modules.flatMap { try subject.files(of: $0) }
        let places = files.map { "\($0)\t\(subject.root.appending(path: $0).followingLinks.path)\n" }
        return manifest + places.sorted().joined()
    }

    /// What the last build made; throws if it had an error, and before the first one.
    public func products() throws(ExtractionError) -> BuildProducts {
        guard home.isMade, let mark = try? Data(contentsOf: buildMark),
            let products = try? JSONDecoder().decode(BuildProducts.self, from: mark)
        else { throw .notBuilt(path: directory.path) }
        return products
    }

    /// What counts while a target's tests run, and has the map from its counters to code; never empty.
    public func coveredPrograms(of tests: Module) throws -> [URL] {
        try products().coveredPrograms(of: tests.name, in: name)
    }

    /// The names of targets that depend on each other in a circle, in its order; `nil` if they can be built.
    var circle: [String]? {
        var rest = targets
        while true {
            let names = Set(rest.map(\.name))
            let blocked = rest.filter { !names.isDisjoint(with: $0.dependencies) }
            if blocked.isEmpty { return nil }
            if blocked.count == rest.count { break }
            rest = blocked
        }
        // Each of the rest depends on another of them, so the way along them comes back to where it was.
        let next = Dictionary(uniqueKeysWithValues: rest.map { ($0.name, $0.dependencies) })
        var way: [String] = []
        var name = rest[0].name
        while !way.contains(name) {
            way.append(name)
            name = next[name]?.first { next[$0] != nil } ?? name
        }
        return Array(way.drop { $0 != name })
    }

    /// The paths by which a build may name a file or directory of the subject: the one through a link, if it is laid
    /// out, and the one that this leads to, which the newer build system gives the compiler for some targets.
    public func builtPaths(of subjectPath: String) -> [String] {
        let own = targets.first { $0.module.path == subjectPath }.map { link(for: $0).path }
        return [own ?? linkedPath(of: subjectPath), subject.root.appending(path: subjectPath).path].compactMap(\.self)
    }

    /// The link that stands for a directory of the subject.
    public func link(for target: ExtractedTarget) -> URL {
        directory.appending(path: target.folder, directoryHint: .notDirectory)
    }

    /// The path relative to the subject's root of a file that a tool named by its link, or by where that leads; `nil`
    /// for any other file.
    public func subjectPath(of file: String) -> String? {
        targets.lazy.compactMap { target in
            let path = target.module.path
            return file.moved(from: link(for: target).path, to: path)
                ?? file.moved(from: place(of: target).path, to: path)
        }.first
    }

    /// The path by which tools name a file of the subject: that of its link; `nil` for a file of no target.
    public func linkedPath(of subjectPath: String) -> String? {
        targets.lazy.compactMap { subjectPath.moved(from: $0.module.path, to: link(for: $0).path) }.first
    }

    /// A tool's words with every link replaced by the directory it stands for, relative to the subject's root.
    public func inSubjectPaths(_ text: String) -> String {
        targets.reduce(text) { text, target in
            let path = target.module.path + "/"
            return text.replacing(link(for: target).path + "/", with: path)
                .replacing(place(of: target).path + "/", with: path)
        }
    }

    /// Where the link of a target leads.
    private func place(of target: ExtractedTarget) -> URL {
        subject.root.appending(path: target.module.path, directoryHint: .notDirectory)
    }
}

extension ExtractedPackage {
    private static func packageName(for subjectName: String) -> String {
        String(subjectName.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    }

    private static func targets(
        of subject: Subject,
        imports: [String: Set<String>],
        leftOut: [String: [String]]
    ) -> [ExtractedTarget] {
        let own = subject.architectures.map(\.sources).filter { subject.host(of: $0) == nil }
        let production = subject.shared + subject.support + own
        let names = Set(production.map(\.name))
        func target(_ module: Module, isTest: Bool) -> ExtractedTarget {
            let parts = [module] + subject.hosted(in: module)
            let imported = parts.reduce(into: Set<String>()) { $0.formUnion(imports[$1.path, default: []]) }
            let dependencies = imported.intersection(names).subtracting([module.name])
            let excluded = parts.flatMap { leftOut[$0.path, default: []] } + subject.absent.map(\.path)
            return ExtractedTarget(
                module: module,
                isTest: isTest,
                dependencies: dependencies.sorted(),
                excluded: excluded.compactMap(module.innerPath)
            )
        }
        let tests = subject.architectures.compactMap(\.tests)
        return production.map { target($0, isTest: false) } + tests.map { target($0, isTest: true) }
    }
}

extension String {
    /// The path with another folder in front; `nil` if it leads elsewhere.
    fileprivate func moved(from folder: String, to other: String) -> String? {
        hasPrefix(folder + "/") ? other + dropFirst(folder.count) : nil
    }
}
