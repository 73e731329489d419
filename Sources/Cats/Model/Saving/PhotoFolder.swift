import Foundation
import Picture

/// A folder of photos, to which several processes may add at the same time.
struct PhotoFolder: Sendable {
    /// How a file system says that nothing can be made in a place: a lack of rights, or no folder to make it in.
    private static let barred: Set<POSIXErrorCode> = [.EACCES, .EPERM, .EROFS, .ENOTDIR, .EEXIST, .ENOENT]

    let url: URL

    /// Whether anything, a folder or not, is in its place.
    @concurrent
    func exists() async -> Bool {
        FileManager.default.fileExists(atPath: url.path)
    }

    /// Adds a file with the picture's bytes under the first free name, and makes the folder if there is none.
    @concurrent
    func add(_ picture: Picture) async -> SaveOutcome {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            return .saved(try publish(picture))
        } catch {
            return outcome(of: error)
        }
    }
}

extension PhotoFolder {
    /// Writes to a hidden draft and then links it: a link appears whole or not at all, and never replaces a file.
    private func publish(_ picture: Picture) throws -> URL {
        let draft = url.appending(path: ".\(UUID().uuidString).draft")
        defer { try? FileManager.default.removeItem(at: draft) }
        try picture.data.write(to: draft, options: .withoutOverwriting)
        var number = 1
        while true {
            let file = url.appending(path: "cat-\(number).\(picture.mediaType.fileExtension)")
            do {
                try FileManager.default.linkItem(at: draft, to: file)
                return file
            } catch CocoaError.fileWriteFileExists {
                number += 1
            }
        }
    }

    /// Tells a place that takes no files from whatever else went wrong there.
    private func outcome(of error: any Error) -> SaveOutcome {
        guard let cause = (error as? CocoaError)?.underlying as? POSIXError else {
            return .failed(reason: "the file system gave no reason")
        }
        if PhotoFolder.barred.contains(cause.code) { return .restricted }
        let reason = String(cString: strerror(cause.code.rawValue))
        return .failed(reason: reason.prefix(1).lowercased() + reason.dropFirst())
    }
}

extension MediaType {
    /// The ending of a file name, without its dot.
    fileprivate var fileExtension: String {
        switch self {
        case .jpeg: "jpg"
        case .png: "png"
        case .gif: "gif"
        case .webP: "webp"
        case .svg: "svg"
        }
    }
}
