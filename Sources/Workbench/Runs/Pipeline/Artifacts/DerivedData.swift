import Files
import Foundation

/// What Xcode keeps of its builds for the person who runs catwalk: a folder for each project or workspace.
struct DerivedData {
    private let folder: URL

    /// In the home folder that `environment` names.
    init?(in environment: [String: String]) {
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        folder = URL(filePath: home, directoryHint: .isDirectory)
            .appending(path: "Library/Developer/Xcode/DerivedData", directoryHint: .isDirectory)
    }

    /// The index store of the latest build of a project or workspace in the folder; `nil` if there is none.
    func indexStore(ofProjectIn root: URL) -> URL? {
        let builds = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let stores = builds.compactMap { build -> (store: URL, date: Date)? in
            guard let project = project(of: build), project.hasPrefix(root.path + "/") else { return nil }
            let store = build.appending(path: "Index.noindex/DataStore", directoryHint: .isDirectory)
            // Each build renames files into this folder; those around it keep the time when they were made.
            let units = store.appending(path: "v5/units", directoryHint: .isDirectory)
            let values = try? units.resourceValues(forKeys: [.contentModificationDateKey, .isDirectoryKey])
            guard values?.isDirectory == true, let date = values?.contentModificationDate else { return nil }
            return (store, date)
        }
        return stores.max { ($0.date, $0.store.path) < ($1.date, $1.store.path) }?.store
    }

    /// The path of the project or workspace that a build is of.
    private func project(of build: URL) -> String? {
        guard let text = try? EnclosedFile("info.plist", in: build).contents(upTo: 1 << 20) else { return nil }
        let list = try? PropertyListSerialization.propertyList(from: text, format: nil) as? [String: Any]
        return list?["WorkspacePath"] as? String
    }
}
