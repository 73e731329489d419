import Files
import Foundation
import Subject
import Support

/// Makes a first configuration for a folder of Swift code from what is found in it.
///
/// 1. The files are read, with the manifests beside them.
/// 2. They are put into modules, as manifests, imports and folders say.
/// 3. What the modules stand for is guessed: architectures, layers, tests, scenes, roles.
/// 4. Rules are proposed, as far as the code keeps them.
/// 5. The guesses are written down, for a person to check.
public struct FirstConfiguration: Sendable {
    /// As it was given.
    private let path: String
    private let root: URL
    private let environment: [String: String]

    /// `path` is the folder that gets the configuration, relative to `folder` unless it is absolute.
    ///
    /// What git ignores is left out if `environment` has git on its search path.
    public init(of path: String, in folder: URL, environment: [String: String] = [:]) {
        self.path = path
        self.environment = environment
        root = URL(filePath: path, directoryHint: .isDirectory, relativeTo: folder).standardizedFileURL
    }

    /// Whether the folder has a manifest of its own.
    public var isPackage: Bool {
        FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path)
    }

    /// Throws when there is a configuration already, or nothing to make one from.
    public func draft() async throws -> Draft {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw FirstConfigurationError.notAFolder(path: path)
        }
        // Asked of the folder, so that a link that leads nowhere is seen too.
        let names = try? FileManager.default.contentsOfDirectory(atPath: root.path)
        if names?.contains(Subject.configurationName) == true { throw FirstConfigurationError.exists(path: path) }
        let code = try await MeasuredCode.read(["."], in: root, except: Exclusion(), environment: environment)
        let problems = code.allProblems()
        let finder = ModuleFinder(of: code.regions, compiledBy: code.targets)
        if finder.isEmpty { throw FirstConfigurationError.noSource(path: path, problems: problems) }
        let name = root.followingLinks.lastPathComponent
        let draft = Draft(
            named: name,
            of: finder,
            problems: problems,
            excluded: code.leftOut,
            generated: code.generated
        )
        guard var draft else { throw FirstConfigurationError.noModule(path: path) }
        draft.indexStore = DerivedData(in: environment)?.indexStore(ofProjectIn: root.followingLinks)?.path
        // A folder that no configuration can name has no rules either; loading it says what is wrong.
        let rules = try? ProposedRules(for: draft, in: root.followingLinks)
        return draft.with(rules ?? .none)
    }

    /// Puts the configuration into the folder and returns its path; throws if there is one already.
    public func write(_ draft: Draft) throws(FirstConfigurationError) -> String {
        let file = root.appending(path: Subject.configurationName, directoryHint: .notDirectory)
        do {
            try Data(draft.text.utf8).write(to: file, options: .withoutOverwriting)
        } catch CocoaError.fileWriteFileExists {
            throw .exists(path: path)
        } catch {
            throw .file(.notWritten(path: file.path, SystemReason(error)))
        }
        return path == "."
            ? Subject.configurationName
            : path.hasSuffix("/") ? path + Subject.configurationName : "\(path)/\(Subject.configurationName)"
    }
}
