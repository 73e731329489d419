import Foundation
import TestFolder

/// A subject of two tiny architectures that are built and tested for real: the fixture of tests from end to end.
public enum Twins {
    /// The folder that the package manager builds into: of this fixture, the tests and the command.
    public static var products: URL { Bundle.module.bundleURL.deletingLastPathComponent() }

    /// Gives the copy of the fixture that goes by this name, in the fixture's state but for what was built of it.
    ///
    /// It stays among the build's products, so that it need not be built again for each run of the tests.
    public static func copy(named name: String) throws -> TestFolder {
        let folder = try TestFolder(keptAt: products.appending(path: "Twins-\(name)", directoryHint: .isDirectory))
        let files = FileManager.default
        for name in try folder.names() where name != ".build" {
            try files.removeItem(at: folder.url(of: name))
        }
        let fixture = Bundle.module.bundleURL.appending(path: "Fixtures/Twins")
        for name in try files.contentsOfDirectory(atPath: fixture.path) {
            try files.copyItem(at: fixture.appending(path: name), to: folder.url(of: name))
        }
        return folder
    }
}
