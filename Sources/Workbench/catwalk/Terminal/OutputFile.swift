import Foundation
import Support

/// What figures are written to on request: a file, or a pipe or device in a file's place.
struct OutputFile {
    let url: URL

    /// A file is replaced as a whole or stays as it was, and keeps its permissions; a link stays a link.
    ///
    /// A pipe or device is written into, as it would be by the shell.
    func write(_ text: String) throws {
        let data = Data(text.utf8)
        if replacesContents {
            try replace(with: data)
        } else {
            try data.write(to: url)
        }
    }
}

extension OutputFile {
    /// Whether it is a file, or nothing yet; a link that leads to nothing is neither, and only writing follows it.
    private var replacesContents: Bool {
        var status = stat()
        guard stat(url.path, &status) == 0 else { return lstat(url.path, &status) != 0 }
        return status.st_mode & S_IFMT == S_IFREG
    }

    private func replace(with data: Data) throws {
        let target = url.followingLinks
        let old = try? FileManager.default.attributesOfItem(atPath: target.path)
        try data.write(to: target, options: .atomic)
        guard let permissions = old?[.posixPermissions] else { return }
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: target.path)
    }
}
