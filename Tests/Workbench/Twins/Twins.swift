import Foundation
import TestFolder

/// A subject of two tiny architectures that are built and tested for real: the fixture of tests from end to end.
public enum Twins {
    /// The folder that the package manager builds into: of this fixture, the tests and the command.
    public static var products: URL { Bundle.module.bundleURL.deletingLastPathComponent() }

    /// Gives the copy of the fixture that goes by this name, in the fixture's state but for what was built of it.
    ///
    /// It stays among the build's products, and a file that is as it should be stays untouched, so that nothing is
    /// built again that another test or an earlier run has built.
    public static func copy(named name: String) throws -> TestFolder {
        // Not the bundle's own folder: Xcode, and another build system, put resources deeper into it.
        let resources = Bundle.module.resourceURL ?? Bundle.module.bundleURL
        return try kept(resources.appending(path: "Fixtures/Twins"), as: "Twins-\(name)")
    }

    /// Gives the copy of another subject that goes by this name, with what is in the original.
    ///
    /// It is kept as the fixture's copies are.
    public static func kept(_ original: URL, as name: String) throws -> TestFolder {
        let folder = try TestFolder(keptAt: products.appending(path: name, directoryHint: .isDirectory))
        try restore(folder.url, from: original)
        return folder
    }

    /// The copy of all tests with the trait `buildingTwins` of that name.
    public static func shared(by tests: SharedTwins) throws -> TestFolder { try copy(named: "Shared-\(tests)") }
}

extension Twins {
    private static func restore(_ folder: URL, from original: URL) throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let names = try files.contentsOfDirectory(atPath: original.path)
        for name in try files.contentsOfDirectory(atPath: folder.path) where !names.contains(name) && name != ".build" {
            try files.removeItem(at: folder.appending(path: name))
        }
        for name in names {
            let (copy, source) = (folder.appending(path: name), original.appending(path: name))
            if (try? files.contentsOfDirectory(atPath: source.path)) != nil {
                try restore(copy, from: source)
            } else if !files.contentsEqual(atPath: copy.path, andPath: source.path) {
                // Written, not copied with its date: what was built of the other text is older than the file.
                try Data(contentsOf: source).write(to: copy, options: .atomic)
            }
        }
    }
}
