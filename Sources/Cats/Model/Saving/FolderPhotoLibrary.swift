import Foundation

/// A photo library in a folder of the file system, whose permission is that the folder may be made.
///
/// As long as the folder does not exist, saving asks through the prompt first. A yes makes the folder; a no holds
/// for as long as the library lives.
@MainActor
public final class FolderPhotoLibrary: PhotoLibrary {
    private let folder: PhotoFolder
    private let prompt: @MainActor () async -> Bool
    private var permission: Task<Bool, Never>?

    /// Keeps photos in `folder`, a file URL; `prompt` asks the user whether that folder may be made.
    public init(folder: URL, prompt: @escaping @MainActor () async -> Bool) {
        self.folder = PhotoFolder(url: folder)
        self.prompt = prompt
    }

    public func save(_ photo: Photo) async -> SaveOutcome {
        guard await needsPermission() else { return await folder.add(photo.picture) }
        guard await mayMakeFolder() else { return .denied }
        let outcome = await folder.add(photo.picture)
        permission = nil
        return outcome
    }
}

extension FolderPhotoLibrary {
    private func needsPermission() async -> Bool {
        if permission != nil { return true }
        return await !folder.exists()
    }

    /// Asks once for all who save meanwhile; in a task of its own, because cancelling a save is no answer.
    private func mayMakeFolder() async -> Bool {
        let question = permission ?? Task { await prompt() }
        permission = question
        return await question.value
    }
}
