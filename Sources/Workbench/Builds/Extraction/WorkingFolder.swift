import Files
import Foundation
import Support

/// The folder below `.build` that catwalk makes for what it builds.
///
/// A stranger's branch, archive or disk image can bring a folder of any name, with what a build would run and links that
/// lead anywhere. So the name ends with what nobody else can know: a hash of the root's path by a secret of the user's.
public struct WorkingFolder: Hashable, Sendable {
    public let url: URL
    /// Relative to the root; a dot stands in no package's name, so what has one is in no package's way.
    public let path: String
    private let root: URL
    private static let parent = ".build"
    private static let prefix = "catwalk-"

    public init(in root: URL) {
        self.init(in: root, secret: UserSecret.current)
    }

    init(in root: URL, secret: UserSecret) {
        self.root = root
        path = "\(Self.parent)/\(Self.prefix)\(secret.name(for: root.followingLinks.path))"
        url = root.appending(path: path, directoryHint: .isDirectory)
    }

    /// Whether catwalk has made the folder.
    public var isMade: Bool { isFolder && (try? keeper.check()) != nil }

    /// Makes the folder, if it is not there, and removes those that it had under other names: of a root that was moved or
    /// copied, or of a user whose secret is gone.
    ///
    /// Throws if a link stands on the way to it, or if it can't be made.
    public func prepare() throws(ExtractionError) {
        do {
            try keeper.check()
            try keeper.makeFolders()
            // Two runs may come here at once.
            let lock = WritingLock(on: url.deletingLastPathComponent())
            defer { withExtendedLifetime(lock) {} }
            removeOthers()
            // Not every repository ignores .build: an app's has nothing there.
            if !FileManager.default.fileExists(atPath: keeper.url.path) {
                try WholeFile.write(Data("*\n".utf8), to: keeper.url)
            }
        } catch {
            throw .folder(error)
        }
    }
}

extension WorkingFolder {
    /// Keeps git from all that lies in the folder.
    private var keeper: EnclosedFile { EnclosedFile("\(path)/.gitignore", in: root) }

    private var isFolder: Bool {
        var status = stat()
        return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// What is named just so; a link among it is removed, not followed.
    ///
    /// What another run builds in is left, and what can't be removed, such as another user's.
    private func removeOthers() {
        let parent = url.deletingLastPathComponent()
        for name in (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        where name != url.lastPathComponent && Self.isName(name) {
            let other = parent.appending(path: name, directoryHint: .notDirectory)
            if !PackageLock.isTaken(in: other) { try? FileManager.default.removeItem(at: other) }
        }
    }

    private static func isName(_ name: String) -> Bool {
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).wholeMatch(of: /[0-9a-f]{16}/) != nil
    }
}
