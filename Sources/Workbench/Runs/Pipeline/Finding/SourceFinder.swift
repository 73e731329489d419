import Files
import Foundation
import Subject
import Support

/// The Swift files that an argument leads to.
///
/// Links are not followed: what they lead to is found at its own place, or lies outside what was asked for.
struct SourceFinder {
    /// What git and builds keep for themselves, which is large.
    private static let unsearched: Set = [".build", ".git"]

    private let place: ArgumentPlace
    private let exclusion: Exclusion
    private(set) var files: [FoundFile] = []
    private(set) var problems: [SurveyProblem] = []
    /// The projects of Xcode, by the names that their files would have.
    private(set) var projects: [FoundProject] = []
    /// What was excluded, by the names that its files would have.
    private(set) var leftOut: [String] = []

    private init(at place: ArgumentPlace, except exclusion: Exclusion) {
        self.place = place
        self.exclusion = exclusion
    }

    /// Looks through all that the arguments lead to, without what git ignores there.
    static func all(
        _ arguments: [String],
        in folder: URL,
        except exclusion: Exclusion,
        environment: [String: String]
    ) async throws -> [SourceFinder] {
        var finders: [SourceFinder] = []
        for place in ArgumentPlace.all(arguments, in: folder) {
            let ignored = try await IgnoredPaths(root: place.url, environment: environment).paths()
            finders.append(find(at: place, except: exclusion.and(ignored: ignored)))
        }
        return finders
    }

    /// Looks through the files and folders at the place; what is asked for by itself is never excluded.
    static func find(at place: ArgumentPlace, except exclusion: Exclusion) -> SourceFinder {
        var finder = SourceFinder(at: place, except: exclusion)
        finder.find()
        return finder
    }
}

extension SourceFinder {
    private mutating func find() {
        let argument = place.argument
        switch FileKind(at: place.url) {
        case .folder:
            findFolder("", package: nil)
            if files.isEmpty, problems.isEmpty {
                problems = [leftOut.isEmpty ? .noSource(argument: argument) : .allExcluded(argument: argument)]
            }
        case .file(let size) where place.url.path.isSource:
            let path = place.url.lastPathComponent
            let name = place.prefix.isEmpty ? path : place.prefix
            files = [
                FoundFile(
                    root: place.url.deletingLastPathComponent(),
                    path: path,
                    name: name,
                    package: nil,
                    size: size,
                    isAskedFor: true
                )
            ]
        case .file, .link, .loop, .other:
            problems = [.notSource(argument: argument)]
        case .unreachable(let code):
            problems = [.unreachable(path: argument, reason: "\(SystemReason(code: code))")]
        case nil:
            problems = [MisnamedPath(place.url) == nil ? .missing(argument: argument) : .misnamed(path: argument)]
        }
    }

    private mutating func findFolder(_ path: String, package: String?) {
        let folder = path.isEmpty ? place.url : place.url.appending(path: path, directoryHint: .isDirectory)
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        } catch {
            let name = path.isEmpty ? place.argument : named(path)
            return problems.append(.unreadableFolder(path: name, reason: "\(SystemReason(error))"))
        }
        let package = names.contains("Package.swift") ? named(path) : package
        for name in names where !Self.unsearched.contains(name) {
            let path = path.isEmpty ? name : "\(path)/\(name)"
            if !exclusion.hides(path) {
                find(path, package: package)
            } else if HiddenSource.exists(at: place.url.appending(path: path, directoryHint: .notDirectory)) {
                leftOut.append(named(path))
            }
        }
    }

    private mutating func find(_ path: String, package: String?) {
        let isSource = path.isSource
        let url = place.url.appending(path: path, directoryHint: .notDirectory)
        func found(size: Int) -> FoundFile {
            FoundFile(root: place.url, path: path, name: named(path), package: package, size: size)
        }
        switch FileKind(at: url) {
        case .folder where exclusion.leavesOutFolder(path): leftOut.append(named(path))
        case .folder where FolderDepth.isExceeded(by: path): problems.append(.tooDeep(path: named(path)))
        case .folder where path.hasSuffix(".xcodeproj"):
            let file = EnclosedFile("\(path)/project.pbxproj", in: place.url)
            projects.append(FoundProject(name: named(path), file: file))
        case .folder: findFolder(path, package: package)
        case .file(let size) where isSource:
            if exclusion.leavesOutFile(path) { leftOut.append(named(path)) } else { files.append(found(size: size)) }
        case .file: break
        case .loop: problems.append(.loop(path: named(path)))
        case .link: break
        case .unreachable(let code): note(unreachable: path, code: code)
        case .other: if isSource { problems.append(.file(.notAFile(path: named(path)))) }
        case nil:
            if let misnamed = MisnamedPath(url) {
                if isSource || misnamed.isFolder { problems.append(.misnamed(path: named(path))) }
            } else if isSource {
                // It was there a moment ago; to read it says what has become of it.
                files.append(found(size: 0))
            }
        }
    }

    /// Names a folder whose contents can't be looked at once, and not again for each name in it.
    private mutating func note(unreachable path: String, code: Int32) {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let name = folder.isEmpty ? place.argument : named(folder)
        let problem = SurveyProblem.unreachable(path: name, reason: "\(SystemReason(code: code))")
        if problems.last != problem { problems.append(problem) }
    }

    private func named(_ path: String) -> String {
        place.prefix.isEmpty ? path : path.isEmpty ? place.prefix : "\(place.prefix)/\(path)"
    }
}
