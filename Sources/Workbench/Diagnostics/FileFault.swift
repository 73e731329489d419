import Foundation

/// Why a file's contents could not be had.
public enum FileFault: Error, Hashable, Sendable {
    case missing
    case folder
    /// A named pipe, a socket or a device.
    case noFile
    /// `limit` is in bytes.
    case tooLarge(limit: Int)
    /// `reason` is the system's.
    case unreadable(reason: String)

    /// `code` is an `errno`.
    init(code: Int32) {
        self = code == ENOENT || code == ENOTDIR ? .missing : .unreadable(reason: "\(SystemReason(code: code))")
    }
}

extension FileFault: CustomStringConvertible {
    /// What goes on after the file's name.
    public var description: String {
        switch self {
        case .missing: "is not there."
        case .folder: "is a folder, and a file is expected there."
        case .noFile: "is a pipe or a device, and a file is expected there."
        case .tooLarge(let limit): "is larger than \(limit >> 20) MiB, which is more than is read of it."
        case .unreadable(let reason): "could not be read: \(reason)."
        }
    }
}
