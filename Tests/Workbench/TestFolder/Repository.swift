import Foundation
import Support

/// The checkout that the tests were built from.
public enum Repository {
    /// Three folders above this file's own.
    public static let root = URL(filePath: #filePath).followingLinks
        .appending(path: "../../../..", directoryHint: .isDirectory).standardized

    public static func url(of path: String) -> URL { root.appending(path: path) }
}
